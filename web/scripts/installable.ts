// Makes the static edition an app that can be installed: a manifest, named by the page.
import type { Plugin } from "vite";

const MANIFEST = {
  name: "Trailboss",
  short_name: "Trailboss",
  description: "Great Western Trail and Daddy Winchester in the browser, also offline",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f4eee2",
  theme_color: "#c9451b",
  icons: [
    { src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  ],
};

export function installable(): Plugin {
  return {
    name: "trailboss-installable",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(MANIFEST) });
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      { tag: "meta", attrs: { name: "theme-color", content: MANIFEST.theme_color }, injectTo: "head" },
    ],
  };
}
