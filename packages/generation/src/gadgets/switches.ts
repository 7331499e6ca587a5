import type { Gadget } from './gadget.ts'

/** What lists and rules an app of a whole phone has beside. */
const ofMore =
  /\b(?:automat\w+|rules?|profiles for|launcher|per[- ]app|each app|tasker|quick settings|remap\w*|gestures?)\b/i

/** What one sets of the phone itself: its light, how long it stays on, how loud it is. */
export const switches: readonly Gadget[] = [
  {
    id: 'screen-dimmer',
    called:
      /\b(?:screen (?:dimmer|filter|dimming)|(?:blue[- ]?light|night|red) filter|dims? (?:the |your |my )?(?:screen|display)|night screen|darker than the (?:lowest|minimum))\b/i,
    unless: ofMore,
    icon: 'sun',
    presets: 'dark-pro, calm',
    names: 'Half Dark, Ember, Last Light',
    sheets: [
      {
        name: 'Filter',
        title: 'Screen filter',
        icon: 'sun',
        content: (text) => `
          hero On | ${/sunset|schedul|sunrise|time/i.test(text) ? 'Until sunrise at 7:24' : 'Until you switch it off'}
          switches
          - Filter on
          sliders
          - Intensity | 46
          - Colour temperature | 62
          ${/\bdim\w*|darker/i.test(text) ? '- Dim mode, below the lowest brightness | 20' : ''}
          chips Colour | * Amber, Red, Candle, Grey
          keys
          - minus | Darker
          - pause | Pause
          - plus | Brighter`,
      },
      {
        name: 'Schedule',
        icon: 'clock',
        said: /\b(?:schedul\w+|sunset|sunrise|timer|hours|at night|by itself)\b/i,
        content: `
          switches
          - From sunset to sunrise
          fields
          - From | time | 21:30
          - Until | time | 07:00
          chips Days | * Every day, Weekdays, Weekend
          switches
          - Fade in slowly`,
      },
    ],
  },
  {
    id: 'keep-awake',
    called:
      /\b(?:keeps? (?:the |your |my )?(?:screen|display|phone) (?:on|awake)|screen (?:stays? on|always on|awake)|prevents? (?:the |your )?(?:screen|display|phone) from (?:turning off|sleeping|going))\b/i,
    unless: ofMore,
    icon: 'coffee',
    presets: 'warm, clean',
    names: 'Wide Awake, One More Cup, Stay',
    sheets: [
      {
        name: 'Awake',
        title: 'Keep screen on',
        icon: 'coffee',
        content: `
          ring Screen stays on | 0.7 | 42:00 | until it may sleep | down
          keys
          - repeat | Reset
          - pause | Pause
          - plus | 5 minutes more
          chips Keep on for | 5 min, 30 min, * 60 min, Always
          switches
          - Only while charging
          - Dim after a minute
          - x Off below 20 %`,
      },
    ],
  },
  {
    id: 'volume-panel',
    called:
      /\b(?:volume (?:control )?(?:panel|mixer|sliders?|controls?|manager)|(?:all|every|each) (?:phone )?volumes?)\b/i,
    unless: /\b(?:equali[sz]er|boost\w*|music player|per[- ]app|keys?|buttons?)\b/i,
    icon: 'volume',
    presets: 'clean, dark-pro',
    names: 'Six Sliders, Softer, Full Volume',
    sheets: [
      {
        name: 'Volume',
        icon: 'volume',
        content: `
          sliders
          - Media | 62
          - Ringtone | 80
          - Notifications | 40
          - Alarm | 90
          - Calls | 70
          - System | 20
          chips Mode | * Ring, Vibrate, Silent
          keys
          - minus | All softer
          - pause | Mute
          - plus | All louder`,
      },
      {
        name: 'Presets',
        icon: 'bookmark',
        said: /\b(?:presets?|profiles?|sav(?:e|es|ed)|modes?)\b/i,
        content: `
          rows Presets
          - moon | Night | Alarm only | 22:00
          - school | Lecture | All silent
          - car | In the car | Media and calls loud
          button plus | Save as preset`,
      },
    ],
  },
  {
    id: 'wifi-card',
    called:
      /\b(?:(?:wi-?fi|wlan) (?:qr|password)s?(?: codes?)?(?: (?:maker|generator|creator|shar\w+|card|manager|keeper|list))?|(?:stor(?:e|es)|shares?|keeps?) (?:your |the |my |our )?(?:wi-?fi|wlan)(?: passwords?| access)?)\b/i,
    unless: /\b(?:recover|hack|crack|root|hotel|rental|airbnb|speed|analy[sz]er)\b/i,
    icon: 'wifi',
    presets: 'clean, calm',
    names: 'Scan to Join, Guest Key, Open Door',
    sheets: [
      {
        name: 'Networks',
        icon: 'wifi',
        content: `
          code Join Linden lane 4 | Show this to guests
          rows Wi-Fi passwords
          - wifi | Linden lane 4 | WPA2 | •••••••••
          - wifi | Linden guests | WPA2, guests | tea-and-cake
          - wifi | Cabin | WPA2 | •••••••••
          keys
          - copy | Copy
          - share | Share
          - eye | Show password
          quiet plus | Add network | #Add`,
      },
      {
        name: 'Add',
        title: 'Add network',
        icon: 'plus',
        content: `
          fields
          - Network name | text | Linden guests
          - Password | text | tea-and-cake
          - Security | choice | WPA2 | WPA3, WPA2, Open
          - Hidden network | switch | no
          button check | Save network | #Networks`,
      },
    ],
  },
]
