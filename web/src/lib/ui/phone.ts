import { MediaQuery } from "svelte/reactivity";

/** Is the window as narrow as a phone? */
export const phone = (): MediaQuery => new MediaQuery("max-width: 799px");
