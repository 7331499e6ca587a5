import type { WebFile } from '../android/android-app.ts'

/** A font that a build may take along. */
export interface PayloadFont {
  family: string
  isItalic: boolean
  /** First and last code points of the characters it has. A family has several, the smaller before the larger. */
  ranges: readonly (readonly [number, number])[]
  /** Path among the files. */
  file: string
  /** Its `@font-face` rule. */
  css: string
  /** Of the largest, which is too large to come along: path, and that in `css`, of what a build cuts of it. */
  cutInto?: string
}

/** What every exported app runs on: the runtime, built once for all apps, and the fonts of all themes. */
export interface Payload {
  /**
   * `index.html`, `app.js`, the same for apps that reckon and time (`app-machines.js`), that show rare pictures
   * (`app-rare.js`) or both (`app-machines-rare.js`), `app.css`, and the fonts under `fonts/`.
   */
  files: readonly WebFile[]
  fonts: readonly PayloadFont[]
}
