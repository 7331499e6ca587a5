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
    },
    {
      title: 'Customize in the studio (optional)',
      text: 'Open the project in the studio. Click anything on the canvas to change its words, its look or where it leads. Add components from the palette, add screens, or describe a change and accept what you like of it. Everything is saved as you go, and undo reaches back 50 steps.',
    },
    {
      title: 'Request a build and download it',
      text: 'Ask for an Android or an iOS build. It is queued, and you download it when it is ready: a signed app for Android, an Xcode project for iOS, and the source. What the stores want is finished with Android Studio or Xcode.',
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

export const legalTexts = {
  updated: 'Last updated October 29, 2025',
  privacyDocumentTitle: 'Privacy Policy - Kwiq',
  privacyDescription: 'What a Kwiq server keeps about you, what it is for, and what you can do about it.',
  privacyTitle: 'Privacy Policy',
  privacy: [
    {
      title: 'What we keep',
      text: 'Your email address, your name if you give it, a hash of your password, and what you make: projects, their versions, comments and builds. We note when you sign in and what was changed in a project, so that changes can be undone and misuse be found.',
    },
    {
      title: 'What it is for',
      text: 'To let you sign in, to keep and show your work, to count what your plan includes, and to find faults. We do not sell data and show no advertising.',
    },
    {
      title: 'Descriptions and AI',
      text: 'A description you send for generation is worked on by this Kwiq server. If its operator has connected an AI model, the description and the app it concerns are sent to the provider of that model.',
    },
    {
      title: 'Cookies',
      text: 'One cookie keeps you signed in. Your choice of light or dark and the app you generated last are kept in your browser only.',
    },
    {
      title: 'People you work with',
      text: 'Those you share a project with see it, your name and what you write in it.',
    },
    {
      title: 'Your choices',
      text: 'You can change and delete your projects at any time; a deleted project can be brought back for 30 days. Your account page gives you a copy of all your data and deletes your account for good.',
    },
  ],
  termsDocumentTitle: 'Terms of Service - Kwiq',
  termsDescription: 'What you agree to by using Kwiq: your account, your work, plans and payment.',
  termsTitle: 'Terms of Service',
  terms: [
    {
      title: 'The service',
      text: 'Kwiq lets you describe, design and export mobile apps. By using it you agree to these terms.',
    },
    {
      title: 'Your account',
      text: 'Keep your password to yourself. You answer for what is done with your account. Tell the operator if you think that someone else uses it.',
    },
    {
      title: 'Your work is yours',
      text: 'What you make with Kwiq belongs to you. You give us only the right to keep, show and process it as far as the service needs that. Make sure you may use what you put into your apps.',
    },
    {
      title: 'What is not allowed',
      text: 'Apps that break the law or the rights of others, attacks on the service, and getting around the limits of a plan.',
    },
    {
      title: 'Plans and payment',
      text: 'FREE costs nothing. Paid plans renew by themselves until you cancel. When a plan ends, nothing is deleted: only creating beyond the limits of your plan is refused.',
    },
    {
      title: 'No warranty',
      text: 'Generated screens can be wrong or incomplete: look at them before you publish. The service is provided as it is. The stores decide on their own what they accept.',
    },
    {
      title: 'Changes',
      text: 'When these terms change, the date above changes with them.',
    },
  ],
}
