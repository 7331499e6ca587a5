import type { Feature } from '../feature.ts'

/** Everything an app can do that Kwiq knows how to show, one file each. */
export const features: readonly Feature[] = []
