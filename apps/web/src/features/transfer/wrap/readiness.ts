import { type AppDocument, defaultWrapOptions, type WrapOptions } from '@kwiq/app-model'

export interface ReadinessPoint {
  id: string
  /** `unknown`: only the person can tell. */
  state: 'passed' | 'warning' | 'problem' | 'unknown'
  title: string
  /** What it means and what to do. */
  text: string
}

/** Screens that would be an app without the website. */
const nativeScreensWanted = 2

/** What reviewers of the app stores look for in an app that shows a website, and how this one stands. */
export function assessWrap(document: AppDocument, wrap: WrapOptions): ReadinessPoint[] {
  return [
    checkEncryption(wrap),
    checkFunctionality(document),
    checkOffline(wrap),
    checkLinks(wrap),
    checkName(document, wrap),
    {
      id: 'rights',
      state: 'unknown',
      title: 'The site is yours',
      text: 'Apple (4.2.2, 5.2) and Google (impersonation) refuse apps that repackage the site of somebody else. Keep proof of ownership at hand.',
    },
    {
      id: 'purchases',
      state: 'unknown',
      title: 'Digital goods',
      text: 'If the site sells subscriptions or other digital things, Apple (3.1.1) and Google ask for their own payment in the app, or for leaving the sale out of it.',
    },
    {
      id: 'accounts',
      state: 'unknown',
      title: 'Accounts can be deleted',
      text: 'If one can register on the site, Apple (5.1.1 v) and Google want a way to delete the account inside the app, and a privacy policy that is linked from it.',
    },
  ]
}

function checkEncryption({ url }: WrapOptions): ReadinessPoint {
  const isSecure = /^https:/i.test(url)
  return {
    id: 'https',
    state: isSecure ? 'passed' : 'problem',
    title: isSecure ? 'The site is encrypted' : 'The site is not encrypted',
    text: isSecure
      ? 'Pages come over https, as both platforms want.'
      : 'iOS and Android block plain http by default: pages would stay blank. Use the https address.',
  }
}

function checkFunctionality({ screens }: AppDocument): ReadinessPoint {
  const own = screens.filter(({ components }) =>
    components.some(({ type }) => !['webview', 'navbar', 'header'].includes(type)),
  ).length
  const isEnough = own >= nativeScreensWanted
  return {
    id: 'functionality',
    state: isEnough ? 'passed' : 'problem',
    title: isEnough ? 'More than a website' : 'Nothing but a website',
    text: isEnough
      ? `${own} screens of its own stand beside the site.`
      : 'Apple refuses apps that only show a site (guideline 4.2, minimum functionality). Add at least two screens of its own in the studio, such as favourites, a camera, a map or contact.',
  }
}

function checkOffline({ offlineTitle, offlineMessage }: WrapOptions): ReadinessPoint {
  const plain = defaultWrapOptions('')
  const isEmpty = offlineTitle.trim() === '' || offlineMessage.trim() === ''
  const isOwn = offlineTitle !== plain.offlineTitle || offlineMessage !== plain.offlineMessage
  return {
    id: 'offline',
    state: isEmpty ? 'problem' : isOwn ? 'passed' : 'warning',
    title: isEmpty ? 'Blank without a connection' : 'A page for being offline',
    text: isEmpty
      ? 'Reviewers start apps without a connection. Say what is going on and what to do.'
      : isOwn
        ? 'It speaks in your own words.'
        : 'It is there, in general words. Say it in yours: an address, a phone number, opening hours.',
  }
}

function checkLinks({ linkRules }: WrapOptions): ReadinessPoint {
  const hasRules = linkRules.some(({ pattern }) => pattern.trim() !== '')
  return {
    id: 'links',
    state: hasRules ? 'passed' : 'warning',
    title: hasRules ? 'Links have rules' : 'Links have no rules',
    text: hasRules
      ? 'Try the important ones in the tester: sign-in, payment, maps.'
      : 'Sign-in and payment pages of other services open outside the app, and people may not come back. Give them a rule.',
  }
}

function checkName({ app }: AppDocument, { url }: WrapOptions): ReadinessPoint {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
  const isPlain = app.name.trim().toLowerCase() === host
  return {
    id: 'name',
    state: isPlain ? 'warning' : 'passed',
    title: isPlain ? 'The app is named like its address' : 'The app has a name of its own',
    text: isPlain
      ? 'A name people would say reads better under an icon.'
      : 'Up to about 12 characters fit under an icon.',
  }
}
