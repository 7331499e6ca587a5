export const gettingStartedTexts = {
  documentTitle: 'Getting Started - Kwiq',
  title: 'Getting Started',
  intro:
    'Kwiq turns a description into a mobile app you can change, try and take with you. You need no code: say what the app is for, look at what comes of it, and change what you do not like.',
  stepsTitle: 'Three steps',
  steps: [
    {
      title: 'Create a project and generate with AI',
      text: 'Open the builder and describe your app in a sentence or two: who uses it, and what they do in it. Kwiq designs the screens with real content and connects them. Save the result as a project.',
      picture: {
        name: 'describe',
        alt: 'The builder: a text field with the description of a recipe app and the button Generate App, four examples below, and screens of an app made with Kwiq beside it.',
      },
    },
    {
      title: 'Customize in the studio (optional)',
      text: 'Open the project in the studio. Click anything on the canvas to change its words, its look or where it leads. Add components from the palette, add screens, or describe a change and accept what you like of it. Everything is saved as you go, and undo reaches back 50 steps.',
      picture: {
        name: 'customize',
        alt: 'The studio: the components to add on the left, the screens of the recipe app in the middle with one component selected, and its properties on the right.',
      },
    },
    {
      title: 'Request a build and download it',
      text: 'Ask for an Android or an iOS build. It is queued, and you download it when it is ready: a signed app for Android, an Xcode project for iOS, and the source. What the stores want is finished with Android Studio or Xcode.',
      picture: {
        name: 'download',
        alt: 'The export dialog: an Android build that is ready, with its files to download and what to do with each.',
      },
    },
  ],
  plansTitle: 'Plans',
  upgrade: 'Upgrade Now',
  tipsTitle: 'Tips',
  tips: [
    'Name the things your app is about: workouts, recipes, orders. Kwiq gives each of them a list, a page and a form.',
    'Say which screen comes first and what is most important on it.',
    'State colours or a mood if you have them in mind: dark, playful, in teal and amber.',
    'Try the app in the preview before you change details: tap through it as its users will.',
  ],
  feesTitle: 'Publishing fees',
  fees: 'The stores take fees of their own: Google Play $25 one-time, Apple $99 a year. Kwiq has no part in them.',
  start: 'Go to the builder',
}
