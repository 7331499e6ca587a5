export const demoTexts = {
  documentTitle: 'Demo Video - Kwiq',
  description: 'From a sentence to an app on a phone: try a sample app here, without an account.',
  title: 'Demo Video',
  length: '5 min',
  intro: 'From a sentence to an app on a phone.',
  comingSoon: 'Demo Video Coming Soon',
  supported: 'A video from YouTube or Vimeo, or a video file, can stand here.',
  learnTitle: "What You'll Learn",
  learn: [
    {
      title: 'Getting Started',
      text: 'Make an account, and find your projects, templates and limits on the dashboard.',
    },
    {
      title: 'AI Generation',
      text: 'Describe an app so that its screens, lists and forms come out as you meant them.',
    },
    {
      title: 'Visual Studio',
      text: 'Change words, order, looks and links on the canvas, alone or with others.',
    },
    {
      title: 'Export & Deploy',
      text: 'Get a signed Android app, an Xcode project and the source, and what to do with each.',
    },
  ],
  tipsTitle: 'Quick tips',
  tips: [
    'Name the things your app is about and what people do with them: that is what the screens are made of.',
    'Ask for changes in the same words you would use with a colleague, and accept only those you like.',
    'Try the app on your own phone early: the preview has a code to scan.',
    'Save nothing: Kwiq saves every change and keeps every version.',
  ],
  ctaTitle: 'Make one of your own',
  dashboard: 'Go to Dashboard',
  start: 'Start Free',
  tutorial: 'View Tutorial',
}
