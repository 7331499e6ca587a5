import { type KindPart, partsOf } from './part.ts'

/** What keeps codes, passwords, calls and messages. */
export const secretsAndCallsParts: readonly KindPart[] = [
  ...partsOf('authenticator', [
    {
      said: 'encrypted backups, encrypted backup, backups, backup, automatic backups, backup and restore, cloud backup, encrypted export, import and export, export',
      page: 'Backups | shield | The last one is from Tuesday',
      content: `
        banner lock | Encrypted with your password | Nobody can read the file without it.
        rows Saved
        - file | codes-2026-11-17.aes | Documents, 14 accounts | 12 kB
        - file | codes-2026-11-10.aes | Documents, 13 accounts | 11 kB
        switches
        - After each change
        button download | Back up now
        quiet folder | Restore from a file`,
    },
    {
      said: 'biometric unlock, fingerprint unlock, fingerprint lock, app lock, biometric lock, pin lock, password lock, biometrics, fingerprint, face unlock, biometric protection, biometric authentication, fingerprint protection, fingerprint login',
      on: 'settings',
      content: `
        switches
        - Unlock with fingerprint
        - Hide codes until tapped
        - No screenshots`,
    },
    { said: 'two-factor authentication*, authentication*', on: 'browse' },
    {
      said: 'groups, categories, folders, tags, icons, custom icons, search and groups',
      on: 'browse',
    },
    {
      said: 'import, importing, import from other apps, import from google authenticator, migration, transfer',
      on: 'form settings',
      content: `
        rows Take over from*
        - phone | Another phone | Scan its transfer code
        - file | A file | Aegis, andOTP, 2FAS or plain
        - image | A picture of a QR code | From the gallery`,
    },
    {
      said: 'totp and hotp, hotp, steam, totp, steam codes, hotp support',
      on: 'form',
      content: `chips Kind of code | * Time-based (TOTP), Counter-based (HOTP), Steam`,
    },
  ]),
  ...partsOf('passwords', [
    {
      said: 'autofill, auto-fill, autofill service, form filling, browser autofill',
      on: 'settings',
      content: `
        switches
        - Autofill in other apps
        - x Ask before filling
        rows Filled last
        - globe | harbourbank.example | Today, 8:10
        - phone | Linden Market | Tuesday, 19:40`,
    },
    {
      said: 'keepass, keepass databases, keepass support, kdbx, kdbx files, keepass files, kdbx support, keepass database, keepass compatible, keepass format, compatible with keepass',
      on: 'settings home',
      content: `
        rows KeePass database*
        - file | Private.kdbx | Documents, saved at 8:40 | 84 kB
        - file | Work.kdbx | WebDAV, read only | 212 kB
        - plus | Open another | KDBX 3 and 4`,
    },
    {
      said: 'one-time passwords, totp, totp codes, 2fa codes, otp, two-factor codes, authenticator, one-time codes, totp support, built-in authenticator',
      on: 'detail',
      content: `ring One-time code | 0.6 | 482 917 | 18 s left | down`,
    },
    {
      said: 'password strength, strength check, password health, weak passwords, password audit, breach check, breach alerts, leak check, data breach alerts, breached passwords, security audit',
      on: 'home stats browse',
      content: `
        rows To look at*
        - warning | Linden Market | Used in two places | | Reused
        - warning | Old forum | In a leak of March 2024 | | Leaked
        - warning | Router | Eight letters only | | Weak`,
    },
    {
      said: 'secure notes, credit cards, notes and cards, cards, attachments, file attachments, secure documents, custom fields, notes, identities',
      on: 'browse home',
      content: `
        rows Cards and notes*
        - card | Harbour Bank card | ends in 4821, until 08/28
        - file | Key of the safe | Secure note
        - attach | Passport.pdf | Attached to Travel | 1.1 MB`,
    },
    {
      said: 'shared vaults, sharing, family sharing, password sharing, team sharing, share passwords',
      on: 'home browse',
      content: `
        people Shared vaults*
        - Family | Kim and Ana, 12 logins | May edit
        - Choir board | Five people, 4 logins | May read`,
    },
  ]),
  ...partsOf('app-firewall', [
    {
      said: 'filter lists, choose filter lists, blocklists, block lists, hosts files, blacklists, custom filter lists, host lists, hosts lists, filter subscriptions',
      on: 'settings',
      content: `
        rows Filter lists*
        - check | Ads and trackers | 84,000 hosts, today at 6:00 | On
        - check | Malware | 31,000 hosts | On
        - minus | Social networks | 1,200 hosts | Off
        quiet plus | Add list by address`,
    },
    {
      said: 'rules per app, per-app rules, rules, per app rules, app rules, set rules per app',
      on: 'detail',
      content: `
        switches
        - On Wi-Fi
        - x On mobile data
        - x In the background`,
    },
    {
      said: 'traffic log, connection log, log, logs, network log, traffic monitor, network activity log',
      on: '#Log history',
    },
  ]),
  ...partsOf('security-cameras', [
    {
      said: 'motion detection, motion alerts, person detection, movement detection',
      on: 'settings notifications',
      content: `
        chips Tell me about | Everything, * People, Animals, Cars
        sliders Motion detection
        - How much movement | 40
        rows Zones
        - square | Path to the door | Watched
        - square | Street | Left out`,
    },
    {
      said: 'cloud storage, recordings, own cloud, cloud recordings, recordings in your own cloud, local storage, local recording',
      on: '#Events history settings',
      content: `
        rows Recordings*
        - video | Hall, 12:04 | 38 s, in your own cloud | 14 MB
        - video | Door, 8:40 | 22 s, in your own cloud | 8 MB`,
    },
    {
      said: 'two-way audio, two way audio, two-way talk, siren',
      on: 'detail video',
      content: `
        keys Speak
        - mic | Hold to speak
        - volume | Listen
        - warning | Siren`,
    },
  ]),
  ...partsOf('privacy-check', [
    {
      said: 'risk, risk per app, risk score, risk level, privacy score, score, scores, privacy grade',
      on: 'browse detail',
      content: `
        rows Riskiest*
        - warning | Nine Lives | 11 trackers, location, contacts | High
        - warning | Weather Plus | 7 trackers, location | High
        - check | Linden Market | 2 trackers | Fair`,
    },
  ]),
  ...partsOf('find-device', [
    {
      said: 'location, locate, gps location, track location, last known location, location by sms',
      on: 'map',
    },
    {
      said: 'lock and wipe, wipe, remote wipe, lock, remote lock, lock and wipe by sms, ring, ring lock and wipe, remote ring',
      on: 'detail',
      content: `
        keys Do*
        - bell | Ring
        - lock | Lock
        - trash | Wipe`,
    },
    {
      said: 'sms commands, by sms, sms control, sms, commands by sms, remote commands',
      on: 'settings',
      content: `
        rows By SMS*
        - pin | fmd 4182 locate | Answers with the place
        - bell | fmd 4182 ring | Rings for a minute
        - lock | fmd 4182 lock | Locks the screen
        people Who may send them
        - Ada Lund | +49 30 5550 204`,
    },
  ]),
]
