export { StudioPage } from './studio-page.tsx'
