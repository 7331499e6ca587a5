import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactNativeWeb } from '../../scripts/react-native-web.ts'

/** Where Vite hands /api to while developing. */
const api = process.env.KWIQ_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), reactNativeWeb()],
  server: { proxy: { '/api': { target: api, xfwd: true } } },
  build: { target: 'es2023', sourcemap: false },
})
