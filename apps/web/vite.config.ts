import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactNativeWeb } from '../../scripts/react-native-web.ts'
import { prerender } from './scripts/prerender-plugin.ts'
import { showcase } from './scripts/showcase-plugin.ts'

/** Where Vite hands /api to while developing. */
const api = process.env.KWIQ_API ?? 'http://127.0.0.1:3000'

/** What a visitor's pages need: React, icons, and the parts of packages/ui that bring no radix-ui along. */
const base =
  /node_modules\/(react|react-dom|scheduler|lucide-react)\/|packages\/ui\/src\/(classes|icon|loading-page|marks\/|buttons\/button|surfaces\/(card|phone|empty-state|error-state))/

/** What every signed-in page needs. */
const app =
  /packages\/ui\/src\/(fields|overlays|surfaces|theme|toasts|buttons)\/|node_modules\/(@?radix-ui|@floating-ui|@tanstack|react-router|aria-hidden|react-remove-scroll)/

/** What draws apps. Its fonts' style sheet is no part of it: every page has that, and would load all of this with it. */
const runtime =
  /packages\/(runtime|catalogue|app-model)\/.*\.tsx?$|node_modules\/(react-native-web|@react-native|zod)\//

/** Few and stable files; a module goes to the first group that fits. */
const groups = [
  { name: 'base', test: base, priority: 3 },
  { name: 'app', test: app, priority: 2 },
  { name: 'runtime', test: runtime, priority: 1 },
]

export default defineConfig({
  plugins: [react(), reactNativeWeb(), showcase(), prerender()],
  server: { proxy: { '/api': { target: api, xfwd: true } } },
  build: {
    target: 'es2023',
    // Read by the server, to say where in the source an error of a browser was.
    sourcemap: 'hidden',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
