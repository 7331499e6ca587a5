import { buildWeb } from './build-web.ts'

// For images and packages: `npm start` builds what is missing by itself.
await buildWeb()
