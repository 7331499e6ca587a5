import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactNativeWeb } from '../../scripts/react-native-web.ts'
import { prerender } from './scripts/prerender-plugin.ts'
import { showcase } from './scripts/showcase-plugin.ts'

/** Where Vite hands /api to while developing. */
const api = process.env.KWIQ_API ?? 'http://127.0.0.1:3000'

/** A test of a module's path by what it begins with under one of these folders. */
const within = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`)
const oneOf = (paths: readonly string[]) => new RegExp(paths.join('|'))

/**
 * What a visitor's pages need: React, icons, the parts of packages/ui that bring no radix-ui along, and what every page
 * has of our own. As files of their own, small ones would each be waited for; the same holds below.
 */
const base = oneOf([
  ...within('node_modules', 'react/', 'react-dom/', 'scheduler/', 'lucide-react/'),
  ...within('packages/ui/src', 'classes', 'icon', 'loading-page', 'marks/', 'buttons/button'),
  ...within('packages/ui/src/surfaces', 'card', 'phone', 'empty-state', 'error-state'),
  ...within('apps/web/src/app', 'routes', 'texts', 'match-path', 'preload-page', 'session', 'error-boundary'),
  ...within('apps/web/src/shared/api', 'request', 'api-error', 'error-body'),
  ...within('apps/web/src/shared/errors', 'report', 'hide'),
  ...within(
    'apps/web/src/shared',
    'session/fetch-user',
    'session/texts',
    'use-document-title',
    'draw-when-idle',
  ),
  'vite/preload-helper',
])

/** What every signed-in page needs, and what several of them share. Nothing of it may import the runtime. */
const app = oneOf([
  ...within('packages/ui/src', 'fields/', 'overlays/', 'surfaces/', 'theme/', 'toasts/', 'buttons/'),
  ...within('node_modules', '@?radix-ui', '@floating-ui', '@tanstack', 'react-router'),
  ...within('node_modules', 'aria-hidden', 'react-remove-scroll'),
  ...within(
    'apps/web/src/shared',
    'session/',
    'errors/',
    'api/',
    'format-',
    'copy-text',
    'random-',
    'app-still/',
  ),
  ...within('apps/web/src/app/signed-in', 'session-client', 'signed-in-layout', 'top-bar'),
  ...within('apps/web/src/features', 'sharing/', 'builds/', 'preview/share', 'preview/use-share'),
])

/** What draws apps. Its fonts' style sheet is no part of it: every page has that, and would load all of this with it. */
const runtime = /packages\/(runtime|catalogue)\/.*\.tsx?$|node_modules\/(react-native-web|@react-native)\//

/** Apps as data, which some pages need that draw none. */
const model = /packages\/app-model\/.*\.ts$/

/** Few and stable files; a module goes to the first group that fits, and takes along what it imports. */
const groups = [
  { name: 'zod', test: /node_modules\/zod\//, priority: 4 },
  { name: 'base', test: base, priority: 3 },
  { name: 'app', test: app, priority: 2 },
  { name: 'model', test: model, priority: 2 },
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
