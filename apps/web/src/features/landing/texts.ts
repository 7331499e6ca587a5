export const texts = {
  title: 'Kwiq: Build Mobile Apps with AI',
  howItWorks: 'How It Works',
  getStarted: 'Get Started Free',
  heading: 'Build Mobile Apps with AI, No Code Required',
  intro:
    'Describe your app in plain words. Kwiq designs the screens, connects them, and builds it for Android and iOS.',
  stage: 'An app made with Kwiq',
  stageAsk: 'Shop for home objects',
  screens: (count: number) => `${count} screens`,
  whatYouBuild: 'What You Build',
  steps: [
    {
      title: 'Describe Your App',
      text: 'Say what it is for and what people do in it. Screens with real content appear as they are designed.',
    },
    {
      title: 'Customize (Optional)',
      text: 'Click anything on the canvas to change its words, style or where it leads. Undo reaches back 50 steps.',
    },
    {
      title: 'Request Build & Download',
      text: 'Get an installable Android app, an Xcode project for iOS, and the full source. They are yours.',
    },
  ],
  exampleAsk: 'Recipe app with search, favorites and meal planning',
  exampleGenerate: 'Generate App',
  exampleButton: 'Start cooking',
  exampleSelection: 'Button',
  pricing: 'Pricing',
  mostPopular: 'Most Popular',
  choose: (plan: string) => `Choose ${plan}`,
  ready: 'Ready to Build Your App?',
  readyText: 'The free plan needs no card: one project and three AI generations.',
  startNow: 'Start Building Now',
  viewGuide: 'View Getting Started Guide',
}
