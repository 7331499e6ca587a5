export interface TutorialSection {
  title: string
  text?: string
  parts?: readonly { title: string; text?: string; points?: readonly string[] }[]
}

const sections: readonly TutorialSection[] = [
  {
    title: 'Getting Started',
    text: 'Make an account with your email address: you land on the dashboard. It shows your projects, how much of your plan you have used this month, and your latest builds. Nothing has to be installed.',
  },
  {
    title: 'Creating Your First Project',
    text: 'There are three ways to begin. All end in the same studio.',
    parts: [
      {
        title: 'From scratch',
        text: 'Choose New project on the dashboard, give it a name, and open it in the studio. Or describe the app in the builder and save what comes of it as a project.',
      },
      {
        title: 'From a template',
        text: 'Open Templates, look through the screens of one you like, and choose Use This Template. You get a copy that is yours.',
      },
      {
        title: 'Import or wrap',
        text: 'Open Import. The address of a website becomes an app that shows it; a project exported from Kwiq as JSON comes back as it was.',
      },
    ],
  },
  {
    title: 'Using AI',
    text: 'Describe the app in plain words, in your own language: who uses it, what the things in it are called, and what people do with them. The screens appear one after another. Beside them stands what was understood, and what was not.',
    parts: [
      {
        title: 'Changing an app by words',
        text: 'In the studio choose Generate with AI and say what should be different: "rename Home to Feed", "add a settings screen with dark mode", "make the buttons green". You see each change before it is made, and accept or reject it. What you lock is never touched.',
      },
      {
        title: 'What it costs',
        text: 'One generation of your month for a run that succeeded. A run that failed, was cancelled or changed nothing costs nothing.',
      },
    ],
  },
  {
    title: 'Visual Studio',
    text: 'On the left are the blocks, in the centre the canvas, on the right the properties of what is selected.',
    parts: [
      {
        title: 'Blocks',
        text: 'The palette has groups: Layout, Content, Media and Advanced, and beside them Data, Form and Navigation. Drag a block to its place, or click it to add it. Typing in the search box finds blocks by name and description.',
      },
      {
        title: 'Shortcuts',
        points: [
          'Undo: Ctrl+Z, on a Mac Cmd+Z',
          'Redo: Ctrl+Y or Ctrl+Shift+Z, on a Mac Cmd+Shift+Z',
          'Search Components: Ctrl+K, on a Mac Cmd+K, shows the way to it and every other shortcut; / goes straight there',
          'Delete the selected component: Delete or Backspace',
        ],
      },
      {
        title: 'Device preview',
        text: 'Look at a screen as on a mobile (375 px), a tablet (768 px) or a desktop (1024 px). Preview opens the app itself, with a code to open it on your phone.',
      },
      {
        title: 'Together',
        text: 'Share a project with people as viewer, editor or admin. You see who is here and what they change. Comments stand on the component they are about.',
      },
    ],
  },
  {
    title: 'Import/Wrap',
    text: 'Quick Wrap makes an app of a website: name, icon and colours are read from the site where it has them. You say which links stay in the app and which open in the browser, and what people see without a connection. ZIP files and GitHub repositories can be noted for a later conversion.',
  },
  {
    title: 'Export & Deploy',
    text: 'Choose Export in the studio, then Android or iOS. The build is queued, and you download it when it is ready.',
    parts: [
      {
        title: 'Android (.apk)',
        text: 'A signed app that can be installed at once: send it to your phone and allow the installation. For Google Play, which takes $25 once, use the bundle or build the source.',
      },
      {
        title: 'iOS (.ipa)',
        text: 'An Xcode project. Apple lets only a Mac with Xcode (or a build service) make the .ipa file of it, with an Apple Developer account at $99 a year.',
      },
      {
        title: 'Source',
        text: 'The same screens as a React Native project for developers. Nothing of it needs Kwiq.',
      },
    ],
  },
]

export const tutorialTexts = {
  documentTitle: 'Tutorial - Kwiq',
  title: 'Tutorial',
  intro: 'Everything Kwiq does, from the first sentence to the file on your phone.',
  chapters: 'Chapters',
  sections,
  tiersTitle: 'Subscription Tiers',
  tiersText:
    'Paid plans renew by themselves until you cancel. When a payment fails the plan stays while it is tried again; only when the last try has failed does the account go on as FREE. When you go back to a smaller plan nothing is deleted.',
  faqTitle: 'Frequently asked questions',
  faq: [
    {
      question: 'Can I make video games?',
      answer:
        'Kwiq makes apps of screens: lists, forms, charts, maps, media. Quizzes, score keepers and companion apps go well; games with moving graphics need a game engine.',
    },
    {
      question: 'Can I turn my website into an app?',
      answer:
        'Yes. Open Import, enter its address and choose Quick Wrap Now. The stores expect more than a bare website: the readiness list in the project says what to add.',
    },
    {
      question: 'Do I need to know how to code?',
      answer:
        'No. Everything is done by words, by clicks and by dragging. If you do code, the exported source is yours to continue.',
    },
    {
      question: 'How does AI generation work?',
      answer:
        'Your description is read for what the app is about, what people do in it and how it should look. From that come screens, navigation and sample content, checked so that every button leads somewhere. Kwiq has a generator of its own; the host of a Kwiq server can connect a language model as well, and the page then says which.',
    },
  ],
  ctaTitle: 'Ready to try?',
  dashboard: 'Go to Dashboard',
  start: 'Start Free',
  demo: 'Watch the demo',
}
