// Web Push: the browser tells its owner of a turn, even when the page is closed.
import { api } from "./api";
import { speech } from "../lang.svelte";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/push-worker.js");
  return navigator.serviceWorker.ready;
}

/** Does this browser already get notifications? */
export async function isSubscribed(): Promise<boolean> {
  const found = await navigator.serviceWorker.getRegistration("/");
  return (await found?.pushManager.getSubscription()) != null;
}

/** Asks the reader for permission and the server to tell this browser; false if the reader says no. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await registration();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  await api.subscribe({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, lang: speech.lang });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const found = await (await registration()).pushManager.getSubscription();
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}
