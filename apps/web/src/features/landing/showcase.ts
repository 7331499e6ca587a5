/** One screen as HTML, drawn by the real runtime when Kwiq was built. */
export interface ShowcaseScreen {
  name: string
  html: string
  /** Position of what is tapped to reach the next screen, in px of the 375 x 812 screen. */
  tap?: { x: number; y: number }
}

/** The pictures of the landing page. */
export interface Showcase {
  /** Styles of all screens. */
  css: string
  stage: { prompt: string; screenCount: number; screens: ShowcaseScreen[] }
  gallery: { prompt: string; screen: ShowcaseScreen }[]
  closing: ShowcaseScreen[]
}
