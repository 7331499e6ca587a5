/** One screen as HTML, drawn by the real runtime when Kwiq was built. */
export interface ShowcaseScreen {
  name: string
  html: string
  /** The words of what can be tapped there to get to the next screen of the row. */
  taps: string[]
}

/** One app and some of its screens. */
export interface ShowcaseApp {
  /** What it is, in a sentence. */
  description: string
  /** How many screens it has in all. */
  screenCount: number
  screens: ShowcaseScreen[]
}

/** Real screens as pictures, for pages that should not wait for the runtime. */
export interface Showcase {
  /** The styles of all screens. */
  css: string
  apps: {
    fitness: ShowcaseApp
    shop: ShowcaseApp
    recipes: ShowcaseApp
    social: ShowcaseApp
    finance: ShowcaseApp
    travel: ShowcaseApp
  }
}
