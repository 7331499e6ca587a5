import type { Gadget } from './gadget.ts'

/** What keeps a hand off the screen, or turns it off. */
export const screenOff: readonly Gadget[] = [
  {
    id: 'tap-lock',
    called:
      /\b(?:(?:double|two|triple)[- ]?taps? (?:(?:to|and) )?(?:lock|(?:turn|switch) off)|taps? twice to lock|locks? the (?:screen|phone) (?:with|by|on) (?:a |two |one )?(?:double )?(?:taps?|shake|gesture|swipe)|(?:screen|phone) (?:locker|off button)|one[- ]tap lock)\b/i,
    unless: /\b(?:launcher|children|kids|door|baby|toddlers?)\b/i,
    icon: 'lock',
    presets: 'clean, dark-pro',
    names: 'Two Taps, Lights Out, Off Again',
    sheets: [
      {
        name: 'Lock',
        title: 'Double tap is on',
        icon: 'lock',
        content: `
          ring Locked today | 0.6 | 34 times | 6 fewer than yesterday
          switches
          - Double tap to lock
          - On the home screen
          - x On the lock screen
          - Vibrate when locking
          button lock | Try it`,
      },
      {
        name: 'Taps',
        title: 'How to tap',
        icon: 'thumb',
        content: `
          chips Gesture | * Double tap, Triple tap, Swipe down, Shake
          chips Where | * Empty space, Status bar, Anywhere
          sliders
          - Time between taps | 40
          chips Not in these apps | * Camera, * Games, Maps, Video`,
      },
      {
        name: 'Rights',
        title: 'What it may do',
        icon: 'shield',
        content: `
          ticks Set up
          - x Accessibility service | Only to turn the screen off
          - x Fingerprint still works | Locked without a PIN
          - Battery saver off | So that it keeps running
          text No internet access. Nothing you do is recorded.`,
      },
    ],
  },
  {
    id: 'earned-screen',
    called:
      /\b(?:(?:(?:escape|break free) from )?doom[- ]?scroll\w*|(?:blocks?|locks?|unlocks?) (?:distracting |social media |your |my |all )*(?:apps?|social media|phone)\b.{0,40}\b(?:steps?|push[- ]?ups?|walk\w*|squats?|exercis\w+|until|after)|(?:steps|push[- ]?ups|walk|exercise) (?:to|for) (?:unlock|screen time))\b/i,
    unless: /\b(?:children|kids|parental|parents|firewall|employees)\b/i,
    icon: 'lock',
    presets: 'bold, calm',
    names: 'First a Walk, Earned It, Shoes On',
    sheets: [
      {
        name: 'Today',
        title: 'Still locked',
        icon: 'lock',
        content: (text) => {
          const [, said = '1000', unit = 'steps'] =
            /\b(\d[\d,.]*) (steps|push[- ]?ups|squats|minutes)\b/i.exec(text) ?? []
          const goal = Number(said.replaceAll(/\D/g, '')) || 1000
          const done = Math.round(goal * 0.64)
          return `
          ring ${unit.charAt(0).toUpperCase()}${unit.slice(1)} today | 0.64 | ${done.toLocaleString('en')} | of ${goal.toLocaleString('en')}, then it opens
          rows Blocked until then
          - lock | Short videos | Opened 9 times yesterday | Locked
          - lock | Photo feed | 48 min yesterday | Locked
          - lock | News | 22 min yesterday | Locked
          - check | Messages | Always open | Open
          button run | Start walking
          quiet warning | Open once, two minutes`
        },
      },
      {
        name: 'Apps',
        title: 'Blocked apps',
        icon: 'grid',
        content: `
          switches Blocks social media apps
          - Short videos
          - Photo feed
          - News
          - x Messages
          fields
          - Goal | number | 1000
          - Open for | choice | 30 min | 15 min, 30 min, 1 hour, Rest of day
          chips On these days | * Mon, * Tue, * Wed, * Thu, * Fri, Sat, Sun`,
      },
      {
        name: 'Numbers',
        icon: 'chart',
        content: `
          chart Minutes scrolled a day | 142, 118, 96, 84, 91, 62, 48 | F, S, S, M, T, W, T
          stats
          - −66 % | Since you began
          - 9 | Days in a row
          - 6,420 | Steps a day`,
      },
    ],
  },
]
