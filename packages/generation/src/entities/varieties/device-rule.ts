import { deviceRule } from '../device-rule.ts'
import { defineVarieties } from './variety.ts'

/** What a small tool of the phone goes through; without these words it is apps. */
export const deviceRuleVarieties = defineVarieties(deviceRule, [
  {
    signs:
      'calls 3, call blocker 4, spam calls 4, robocalls 4, unknown numbers 4, block calls 4, blocked calls 4, callers 3',
    one: 'Number',
    many: 'Numbers',
    icon: 'phone',
    groups: 'Blocked, Allowed, Unknown',
    without: 'App, Active, From, Until',
    fields:
      'Number or prefix | text | +44 20 7946*\n List | choice | Block list | Block list, Allow list\n Blocks unknown numbers | switch | yes\n From | time | 20:00\n Until | time | 8:00\n Note | text | Sells windows',
    samples: `
      icon | title | subtitle | value | badge | tone
      phone | +44 20 7946 0018 | Today 10:42, prefix rule | 3 calls | Blocked | danger
      phone | Unknown number | Today 8:15, not in contacts | 1 call | Blocked | danger
      user | Lea Brandt | On the allow list | 2 calls | Allowed | success
      phone | +44 161 496 0312 | Yesterday 18:20, block list | 5 calls | Blocked | danger
      home | School office | On the allow list | 1 call | Allowed | success
      phone | +44 151 496 0077 | Tuesday 20:05, schedule | 1 call | Blocked | danger`,
    about: 'Blocked three times today by the prefix rule. Nobody in your contacts begins with it.',
    facts: '3 | Calls\nPrefix | Rule\n10:42 | Last',
    figures: '7 | Blocked today\n2 | Lists\n14 | Rules',
    hero: 'On since Monday | Seven calls blocked today | Contacts always come through | Pause',
    tip: '118 calls blocked this month | Most of them between ten and noon',
    trend: 'Blocked a day | 7 | +2',
    add: 'Add number',
    use: 'Change list',
  },
  {
    signs:
      'notifications 2, notification filter 4, notification log 4, mute notifications 4, notification history 4',
    one: 'Rule',
    many: 'Rules',
    icon: 'bell',
    groups: 'All, Muted, Kept',
    samples: `
      icon | title | subtitle | badge | tone
      chat | Messages | Shown at once | On | success
      mail | Mail, newsletters | Muted, kept in the log | Muted | neutral
      cart | Shops | Once a day at 18:00 | Bundled | primary
      game | Games | Never | Off | neutral
      calendar | Calendar | Shown at once | On | success
      camera | Photos, memories | Muted on workdays | Muted | neutral`,
    about: 'Newsletters make no sound and stand in the log until the evening.',
    figures: '42 | Muted today\n9 | Shown\n6 | Rules',
    hero: 'Quiet since 8:40 | 42 muted, 9 shown | Next bundle at 18:00 | Pause',
    tip: 'A third less than last week | Shops are bundled once a day',
    add: 'Add rule',
  },
  {
    signs: 'clipboard 4, copied text 3, snippets 1',
    one: 'Clip',
    many: 'Clips',
    icon: 'copy',
    groups: 'All, Pinned, Links',
    without: 'App, Active, From, Until',
    fields: 'Text | long | Linden lane 4, second bell\n Pinned | switch | no',
    samples: `
      icon | title | subtitle | value
      type | Linden lane 4, second bell | Today 8:40 | 26
      link | https://linden.example/map | Today 8:12 | 24
      type | IBAN ending in 4182 | Pinned | 22
      type | See you at six by the bridge | Yesterday | 28
      mail | lea@post.example | Pinned | 16`,
    about: 'Copied at 8:40 from a message. Kept for thirty days, then gone.',
    figures: '42 | Clips\n4 | Pinned\n6 | Links',
    hero: 'Copied last | Linden lane 4, second bell | From a message at 8:40 | Copy again',
    tip: 'Kept for thirty days | Passwords are never kept',
    add: 'Add clip',
    use: 'Copy',
  },
  {
    signs: 'rotation 4, auto-rotate 4, rotate screen 4',
    samples: `
      icon | title | subtitle | badge | tone
      video | Videos | Always across | Across | primary
      book | Reader | Always upright | Upright | success
      map | Maps | As the phone is held | Auto | neutral
      camera | Camera | As the phone is held | Auto | neutral
      image | Photos | Across when full screen | Across | primary`,
    about: 'Upright as long as the reader is open, afterwards as the phone is held.',
    figures: 'Auto | Now\n5 | Own rules\n12 | Turns today',
    hero: 'As the phone is held | Five apps have a rule of their own | Reader stays upright | Lock upright',
  },
])
