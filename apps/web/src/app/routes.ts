import type { ComponentType } from 'react'

/** Loads the code of a page. */
export type LoadPage = () => Promise<{ default: ComponentType }>

/** One screen of Kwiq. */
export interface PageRoute {
  path: string
  /** The screen of a signed-in person; loaded when it is first shown. */
  load: LoadPage
  /** What a visitor sees there; without it the visitor is led to the sign-in page. */
  loadForVisitor?: LoadPage
  /** Fills the window: no top bar around it. */
  isFullScreen?: boolean
  /** Its link in the top bar. */
  navLabel?: string
  /** The link is there for the OWNER alone. */
  isForOwner?: boolean
}

const loadDashboard: LoadPage = async () => ({
  default: (await import('./signed-in/dashboard-screen.tsx')).DashboardScreen,
})
const loadLanding: LoadPage = async () => ({
  default: (await import('../features/landing/landing-page.tsx')).LandingPage,
})

const loadReview: LoadPage = async () => ({
  default: (await import('../features/review/review-page.tsx')).ReviewPage,
})

const loadGettingStarted: LoadPage = async () => ({
  default: (await import('../features/help/getting-started-page.tsx')).GettingStartedPage,
})
const loadVisitorGettingStarted: LoadPage = async () => ({
  default: (await import('../features/help/getting-started-page.tsx')).VisitorGettingStartedPage,
})
const loadDemo: LoadPage = async () => ({
  default: (await import('../features/help/demo-page.tsx')).DemoPage,
})
const loadVisitorDemo: LoadPage = async () => ({
  default: (await import('../features/help/demo-page.tsx')).VisitorDemoPage,
})
const loadTutorial: LoadPage = async () => ({
  default: (await import('../features/help/tutorial-page.tsx')).TutorialPage,
})
const loadVisitorTutorial: LoadPage = async () => ({
  default: (await import('../features/help/tutorial-page.tsx')).VisitorTutorialPage,
})
const loadPrivacy: LoadPage = async () => ({
  default: (await import('../features/help/privacy-page.tsx')).PrivacyPage,
})
const loadTerms: LoadPage = async () => ({
  default: (await import('../features/help/terms-page.tsx')).TermsPage,
})

/** Every screen, in the order of the top bar. Any other path leads to /. */
export const routes: readonly PageRoute[] = [
  { path: '/', load: loadDashboard, loadForVisitor: loadLanding },
  { path: '/dashboard', load: loadDashboard, navLabel: 'Dashboard' },
  {
    path: '/builder',
    load: async () => ({ default: (await import('../features/generation/builder-page.tsx')).BuilderPage }),
    loadForVisitor: loadLanding,
  },
  {
    path: '/studio/:projectId',
    load: async () => ({ default: (await import('./signed-in/studio-screen.tsx')).StudioScreen }),
    isFullScreen: true,
  },
  {
    path: '/projects/kwiq-demo',
    load: async () => ({
      default: (await import('../features/generation/last-project-page.tsx')).LastProjectPage,
    }),
  },
  {
    path: '/projects/:projectId',
    load: async () => ({ default: (await import('../features/preview/preview-page.tsx')).PreviewPage }),
  },
  {
    path: '/templates',
    load: async () => ({ default: (await import('../features/templates/templates-page.tsx')).TemplatesPage }),
    navLabel: 'Templates',
  },
  {
    path: '/transfer',
    load: async () => ({ default: (await import('../features/transfer/transfer-page.tsx')).TransferPage }),
    navLabel: 'Import',
  },
  {
    path: '/api-keys',
    load: async () => ({ default: (await import('../features/api-keys/api-keys-page.tsx')).ApiKeysPage }),
    navLabel: 'API Keys',
  },
  {
    path: '/billing',
    load: async () => ({ default: (await import('../features/billing/billing-page.tsx')).BillingPage }),
    navLabel: 'Billing',
  },
  {
    path: '/account',
    load: async () => ({ default: (await import('../features/accounts/account-page.tsx')).AccountPage }),
  },
  {
    path: '/admin',
    load: async () => ({ default: (await import('./signed-in/admin-screen.tsx')).AdminScreen }),
    navLabel: 'Admin',
    isForOwner: true,
  },
  { path: '/demo', load: loadDemo, loadForVisitor: loadVisitorDemo },
  { path: '/tutorial', load: loadTutorial, loadForVisitor: loadVisitorTutorial },
  { path: '/review/:token', load: loadReview, loadForVisitor: loadReview, isFullScreen: true },
  {
    path: '/invite/:token',
    load: async () => ({ default: (await import('./signed-in/invite-screen.tsx')).InviteScreen }),
    loadForVisitor: async () => ({
      default: (await import('./signed-out/visitor-invite.tsx')).VisitorInvite,
    }),
  },
  { path: '/getting-started', load: loadGettingStarted, loadForVisitor: loadVisitorGettingStarted },
  { path: '/legal/privacy', load: loadPrivacy, loadForVisitor: loadPrivacy },
  { path: '/legal/terms', load: loadTerms, loadForVisitor: loadTerms },
]
