import { type KindPart, partsOf } from './part.ts'

/** What dialers, messages and contacts have. */
export const callsParts: readonly KindPart[] = [
  ...partsOf('call-blocker', [
    {
      said: 'sms, calls and sms, sms blocking, block sms, spam sms, sms filter, unwanted sms, text messages, unwanted texts, spam texts, calls and texts',
      page: 'Messages | mail | Three held back this week',
      content: `
        rows Held back
        - mail | +44 20 7946 0991 | “You have won a voucher” | Today
        - mail | INFO-PARCEL | “Your parcel waits, tap here” | Wed
        - mail | +49 30 5550 118 | “Last reminder” | Mon
        switches
        - Hold back unknown links
        - x Delete after thirty days`,
    },
    {
      said: 'log of blocked calls, blocked call log, blocked calls log, blocked calls, call log, block log, blocked call history, call history, history of blocked calls',
      on: 'history browse',
    },
    {
      said: 'whitelist, allow list, allowlist, contacts only, allow contacts, white list, allowed numbers, exceptions',
      on: 'browse settings',
      content: `
        rows Always let through*
        - user | All contacts | 214 people
        - phone | +49 30 5550 200 | Practice of Dr Okafor
        - phone | Whoever calls twice | Within three minutes`,
    },
  ]),
  ...partsOf('text-messages', [
    {
      said: 'scheduled messages, schedule messages, scheduled sms, scheduled sending, delayed sending, send later',
      page: 'Scheduled | clock | Two wait to be sent',
      content: `
        rows Waiting
        - clock | Ada Lund | “Happy birthday!” | Sat, 8:00
        - clock | Choir | “Half past seven, mill hall” | Mon, 17:00
        button plus | Write for later`,
    },
    {
      said: 'blocking, block numbers, spam filter, spam blocking, blocked numbers, block list, keyword blocking, block unknown numbers, blocked keywords',
      page: 'Blocked | shield | Four numbers, two words',
      content: `
        rows Numbers
        - phone | +44 20 7946 0991 | Since Tuesday
        - phone | INFO-PARCEL | Since October
        rows Words
        - type | voucher | Seven held back
        - type | casino | Twelve held back
        button plus | Block number or word`,
    },
    {
      said: 'dual sim, dual sim support, sim selection',
      on: 'thread form',
      content: `chips Send with | * SIM 1 Halo, SIM 2 Work`,
    },
    {
      said: 'backup, message backup, export messages, backup and restore, sms backup, import and export of messages',
      on: 'settings',
      content: `
        rows Backup*
        - file | messages-2026-11-17.json | 4,180 messages | 2.1 MB
        - download | Back up now | SMS, MMS and pictures`,
    },
  ]),
  ...partsOf('dialer', [
    {
      said: 'call recording, record calls, automatic call recording, call recorder',
      page: 'Recordings | mic | Nine calls, kept for thirty days',
      content: `
        rows Recorded
        - mic | Ada Lund | Today, 8:10, outgoing | 4:12
        - mic | Practice of Dr Okafor | Tuesday, incoming | 2:38
        switches
        - Record calls with strangers
        - x Record every call`,
    },
    { said: 't9, t9 search, t9 dialing, t9 dialling, smart dial, dial pad, dialpad', on: 'keypad browse' },
    {
      said: 'speed dial, favourites, favorites, favourite contacts, favorite contacts, quick contacts',
      on: 'home keypad browse',
      content: `
        people Speed dial
        - Ada Lund | 2, mobile
        - Kim Osei | 3, mobile
        - Practice of Dr Okafor | 4, work`,
    },
    {
      said: 'caller id, spam detection, block numbers, blocking, spam blocking, blocked numbers, number blocking, block unwanted calls, blacklist',
      on: 'history settings browse',
      content: `
        rows Blocked*
        - shield | +44 20 7946 0991 | Three calls this week
        - shield | Hidden numbers | All of them`,
    },
  ]),
  ...partsOf('contacts', [
    {
      said: 'merge duplicates, duplicates, duplicate contacts, merge contacts, duplicate merging, find duplicates, merge duplicate contacts',
      page: 'Duplicates | copy | Four pairs',
      content: `
        rows Twice
        - users | Ada Lund | Mobile, and the same with mail | Merge
        - users | Practice of Dr Okafor | Two numbers | Merge
        - users | K. Osei and Kim Osei | The same birthday | Merge
        button check | Merge all four`,
    },
    {
      said: 'groups, contact groups, labels, tags, categories',
      on: 'browse people',
      content: `
        rows Groups*
        - users | Choir | 24 people
        - users | Mill Lane 4 | 12 people
        - heart | Family | 9 people`,
    },
    {
      said: 'vcard export, vcard import, vcard, vcf, vcard import and export, import and export, vcf import, export to vcard, vcf export',
      on: 'settings',
      content: `
        rows vCard
        - share | Export all | 214 people | 88 kB
        - download | Import | From a .vcf file`,
    },
    {
      said: 'birthdays, birthday reminders, anniversaries',
      on: 'home',
      content: `
        rows Birthdays*
        - cake | Ada Lund | Saturday, turns 34 | 2 d
        - cake | Otto Brandt | 2 December, turns 71 | 13 d`,
    },
  ]),
]
