import { defineConfig } from "vite";

const server = process.env["CAVALE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "dist", emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/games": server, "/ws": { target: server, ws: true } } },
});
