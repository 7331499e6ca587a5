import { defineEntity } from '../entity.ts'

/** Companies that collect from inside apps. */
export const appTracker = defineEntity({
  id: 'app-tracker',
  one: 'Tracker',
  many: 'Trackers',
  words: 'app tracker, tracker library, tracking library',
  icon: 'eye',
  groups: 'Ads, Profiles, Crashes',
  fields: `
    Name | text | AdRelay
    Purpose | choice | Ads | Ads, Profiles, Crashes, Place
    Found in | number | 17
    What it learns | long | Which apps you open, when, and roughly where`,
  samples: `
    icon | title | subtitle | value
    eye | AdRelay | Ads, learns which apps you open | 17 apps
    user | PeopleGraph | Profiles, joins what others know | 11 apps
    pin | NearCast | Place, sold to shops | 6 apps
    warning | CrashNote | Crashes, model and version | 22 apps
    chart | Tapline | Counts every tap | 9 apps`,
  about:
    'Learns which apps you open and when, and sells that to those who show ads. Found in 17 of your apps.',
  facts: '17 | Apps\nAds | Purpose\n2014 | Known since',
  figures: '14 | Trackers\n17 | Apps with the worst',
  hero: 'In most of your apps | AdRelay | 17 of 48 apps tell it something | Explain',
  tip: 'Crash reports are the mild ones | They learn the model, not the person',
  add: 'Add tracker',
  use: 'See its apps',
})
