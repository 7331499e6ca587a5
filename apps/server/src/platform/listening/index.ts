export { keepListening } from './keep-listening.ts'
