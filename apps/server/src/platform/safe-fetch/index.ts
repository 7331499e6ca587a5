export { createSafeFetch, type SafeAnswer, type SafeFetch } from './safe-fetch.ts'
export { readWebAddress, UnsafeAddressError } from './web-address.ts'
