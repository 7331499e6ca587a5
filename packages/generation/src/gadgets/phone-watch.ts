import type { Gadget } from './gadget.ts'

/** What a phone counts, hears and lets pass without being asked. */
export const phoneWatch: readonly Gadget[] = [
  {
    id: 'data-usage',
    called:
      /\b(?:how much (?:mobile |cellular )?data|(?:mobile|cellular) data (?:usage|counter|monitor|meter|consumption|tracker|limit|used|warning|each|per)|data (?:usage|consumption|counter|monitor|meter)|traffic (?:counter|monitor)|internet usage|network usage)\b/i,
    unless: /\b(?:road|vehicles?|website|analytics|electric\w*|tariffs? compar\w+|buy)\b/i,
    icon: 'trend',
    presets: 'clean, dark-pro',
    names: 'Megabytes, Data Month, Eleven Left',
    sheets: [
      {
        name: 'Now',
        title: 'Data this month',
        icon: 'trend',
        content: `
          ring Mobile data this month | 0.62 | 6.2 GB | of 10 GB, 11 days left
          stats
          - 412 MB | Today
          - 18.4 GB | Wi-Fi
          - 340 MB | A day left
          chart Megabytes a day | 210, 340, 180, 420, 290, 510, 412 | F, S, S, M, T, W, T
          banner warning | Limit warning at 8 GB | At this rate on 27 November`,
      },
      {
        name: 'Apps',
        title: 'Data by app',
        icon: 'grid',
        content: `
          tabs Span | Today, This month
          rows Data used by each app
          - video | Videos | 2.4 GB this month | 180 MB
          - globe | Browser | 1.1 GB this month | 96 MB
          - map | Maps | 640 MB this month | 54 MB
          - music | Music | 580 MB this month | 48 MB
          - mail | Mail | 96 MB this month | 6 MB`,
      },
      {
        name: 'Limit',
        title: 'Limit warning',
        icon: 'bell',
        content: `
          fields
          - Data plan in GB | number | 10
          - Warn at | choice | 80 % | 50 %, 80 %, 90 %
          - Month begins on day | number | 1
          switches
          - Limit warning
          - Warn above 500 MB
          - x Stop at the limit
          - Speed in status bar`,
      },
    ],
  },
  {
    id: 'cell-info',
    called:
      /\b(?:cell(?:ular)? (?:towers?|info\w*|sites?|id|network info\w*)|(?:network|phone|mobile|lte|gsm|5g|4g) signal (?:strength|info|monitor|meter|map)|base stations?|network cell)\b/i,
    icon: 'wifi',
    presets: 'dark-pro, clean',
    names: 'Minus Ninety, Sector Two, Which Mast',
    sheets: [
      {
        name: 'Now',
        title: 'Serving cell',
        icon: 'wifi',
        content: `
          ring Signal strength in dBm | 0.58 | −92 | LTE, fair
          rows Serving cell
          - wifi | Network type | LTE, band 3, 1,800 MHz
          - key | Cell ID | 27,418,113
          - grid | Area code | 4,102
          - globe | Operator | 262 02, harbour mobile
          stats
          - −92 | RSRP
          - −11 | RSRQ
          - 14 | SNR
          line Signal strength, dBm | 88, 90, 96, 92, 91, 94, 92 | −60 s,  ,  , −30 s,  ,  , now`,
      },
      {
        name: 'Neighbours',
        title: 'Neighbour cells',
        icon: 'list',
        content: `
          rows Neighbour cells
          - wifi | 214, band 3 | 1,800 MHz | −98 dBm
          - wifi | 87, band 20 | 800 MHz | −101 dBm
          - wifi | 305, n78 | 3,500 MHz, 5G | −106 dBm
          - wifi | 41, band 7 | 2,600 MHz | −112 dBm`,
      },
      {
        name: 'Map',
        title: 'Log on a map',
        icon: 'map',
        content: `
          map Cells logged on a map | Mill hill mast, Harbour mast, Church tower
          rows Logged
          - pin | Harbour street | Today, 8:40, LTE | −92 dBm
          - pin | Mill bridge | Today, 8:22, LTE | −104 dBm
          - pin | Station | Yesterday, 5G | −78 dBm
          button download | Export as CSV`,
      },
    ],
  },
  {
    id: 'notification-log',
    called:
      /\bnotifications?\b[^.]{0,24}\b(?:histor\w+|logs?|logger|archive|recorder|saver)\b|\b(?:histor\w+|logs?|archive|record) of (?:all |every |your |my |past |dismissed )*notifications\b/i,
    icon: 'bell',
    presets: 'clean, dark-pro',
    names: 'Swiped Away, What Was That, Past Bells',
    sheets: [
      {
        name: 'History',
        title: 'Notification history',
        icon: 'bell',
        content: `
          fields
          - Search notifications | text |
          chips Show | * All, Dismissed, Unread, Pinned
          rows Today
          - chat | Lea: are you on the early ferry? | Messages, 9:36 | Dismissed
          - truck | Your parcel is two stops away | Parcels, 9:12 | Opened
          - cloud | Rain in twenty minutes | Weather, 8:58 | Dismissed
          rows Yesterday
          - wallet | € 42.10 at Old dairy | Bank, 18:20 | Opened
          - chat | Omar deleted this message | Messages, 16:02 | Dismissed`,
      },
      {
        name: 'Apps',
        title: 'By app',
        icon: 'grid',
        content: `
          rows Notifications by app
          - chat | Messages | 34 today | 412
          - mail | Mail | 12 today | 208
          - cart | Offers | 9 today, muted | 164
          - cloud | Weather | 4 today | 61
          switches
          - Keep dismissed notifications
          - x Keep music players`,
      },
      {
        name: 'Keep',
        title: 'What is kept',
        icon: 'settings',
        content: `
          chips Keep history for | 1 day, 7 days, * 30 days, Always
          switches
          - Lock history with fingerprint
          - Save pictures too
          button download | Export history
          quiet trash | Clear history`,
      },
    ],
  },
  {
    id: 'automation',
    called:
      /\b(?:automat(?:e|es|ion|ing) (?:of )?(?:your |my |the )?(?:phone|device|android|smart ?phone|everyday tasks|tasks)|(?:tasks?|phone) automation|macros? (?:for|on) (?:your |my )?phone|(?:volume|ringer) profiles?\b|profiles? (?:switch\w*|manager|scheduler))\b/i,
    icon: 'bolt',
    presets: 'dark-pro, clean',
    names: 'If So Then, Hands Free, Quiet at Nine',
    sheets: [
      {
        name: 'Rules',
        icon: 'bolt',
        content: `
          switches Rules
          - At home: ringer loud
          - At work: vibrate
          - Headphones in: start music
          - Low battery: save power
          - x Driving: read messages aloud
          button plus | New rule | #New rule`,
      },
      {
        name: 'New rule',
        icon: 'plus',
        content: `
          fields
          - Name | text | At home
          - When | choice | Place | Place, Time, Wi-Fi, Headphones, Battery, App opens
          - Where | text | Linden lane 4, 100 m
          - Then | choice | Set volume | Set volume, Start app, Turn Wi-Fi on, Send message, Dim screen
          sliders Set volume
          - Ringer | 80
          - Media | 40
          - Alarm | 70
          switches
          - Undo when it ends
          button check | Save rule | #Rules`,
      },
      {
        name: 'Profiles',
        title: 'Volume profiles',
        icon: 'volume',
        said: /\b(?:profiles?|volumes?|ringer|silent)\b/i,
        content: `
          rows Volume profiles
          - home | Home | Ringer 80, media 40 | Active
          - building | Work | Vibrate, media 0 | 9:00 to 17:00
          - moon | Night | Silent, alarms only | 22:30 to 7:00
          - car | Car | Ringer 100, media 70 | By Bluetooth
          button plus | New profile`,
      },
      {
        name: 'Log',
        icon: 'clock',
        content: `
          timeline Log
          - 9:02 At work | Set to vibrate
          - 8:24 In the car | Read two messages aloud
          - 7:00 Morning | Ringer back to 80
          - Yesterday 22:30 Night | Silent`,
      },
    ],
  },
]
