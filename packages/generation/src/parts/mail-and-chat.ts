import { type KindPart, partsOf } from './part.ts'
import { accounts } from './people.ts'

/** What mail and chat have. */
export const mailAndChatParts: readonly KindPart[] = [
  ...partsOf('chat team-chat', [
    {
      said: 'disappearing messages, self-destructing messages, disappearing message, vanishing messages, self destructing messages, message timer, secret chats, expiring messages, auto-delete messages',
      on: 'thread',
      content: `chips Disappearing messages | * Off, 5 min, 1 hour, 1 day, 1 week`,
    },
    {
      said: 'end-to-end encryption, encryption, e2e encryption, key verification, omemo, omemo encryption, openpgp, encrypted messages, end-to-end encrypted, verification, device verification, pgp encryption, encrypted',
      on: 'settings profile',
      content: `
        rows Encryption*
        - lock | All messages are encrypted | On your devices only
        - check | This phone | 7F2A 91C4 0B5D, verified | | Verified
        - warning | Laptop | Compare its emoji | | Not yet
        quiet key | Secure backup of keys`,
    },
    {
      said: 'voice messages, voice notes, audio messages, voice messaging, video messages',
      on: 'thread',
      content: `
        rows Voice message
        - play | Ada Lund | 0:18, half speed on hold | 9:12
        - mic | Hold to speak | Slide away to throw it out`,
    },
    {
      said: 'voice and video calls, video calls, voice calls, audio and video calls, calls, group calls, voice calling, group video calls, calling, audio calls',
      page: 'Calls | phone | One missed today',
      content: `
        people Calls
        - Ada Lund | Video, 24 min | 9:12
        - Choir | Group of five, 48 min | Tue
        - Kim Osei | Missed | Mon
        keys Call
        - phone | Voice
        - video | Video
        - link | By link`,
    },
    {
      said: 'group chats, groups, group chat, rooms, channels, spaces, channels and groups, public channels, public rooms, rooms and spaces, group conversations, broadcast channels, communities',
      page: 'Groups | users | Four, two with news',
      content: `
        rows Groups
        - users | Choir | 24 people, Ada: half past seven | 6 new
        - users | Mill Lane 4 | 12 people, the key is back | 1 new
        - users | Sunday runners | 9 people
        rows Public
        - flag | Trams of the world | 1,240 people | Join
        button plus | New group`,
    },
    {
      said: 'file sharing, share files, media sharing, photo sharing, file transfer, sending files, photos and files, attachments, share photos, photo and video sharing, send photos, location sharing, media',
      on: 'thread',
      content: `
        keys Send*
        - image | Photo
        - file | File
        - pin | Place
        - chart | Poll`,
    },
    {
      said: 'stickers, reactions, emoji reactions, emojis, gifs, sticker packs, stickers and gifs, message reactions, custom emoji',
      on: 'thread',
      content: `chips React | 👍, ❤️, 😂, 😮, 🙏`,
    },
    {
      ...accounts,
      content: accounts.content
        .replace('214 following', 'on this phone')
        .replace('38 following', 'on this phone'),
    },
  ]),
  ...partsOf('mail', [
    {
      said: 'multiple accounts, several accounts, unified inbox, multi-account, unified folders, combined inbox, multiple account support, many accounts, unified inbox for multiple accounts',
      on: 'home browse chats',
      content: `
        people Unified inbox
        - lea@post.example | Private, 3 unread | IMAP
        - brandt@studio.example | Work, 12 unread | IMAP
        quiet plus | Add an account`,
    },
    {
      said: 'pgp, openpgp, openpgp encryption, encryption, encrypted mail, end-to-end encryption, s/mime, pgp encryption, encrypted email, openpgp support',
      on: 'form settings',
      content: `
        switches
        - Encrypt with OpenPGP
        - Sign with my key
        rows Keys
        - key | Lea Brandt | 7F2A 91C4, until 2029
        - key | Ada Lund | 0B5D 66E1 | | Trusted`,
    },
    {
      said: 'swipe actions, snooze, schedule send, undo send, rules, filters, signatures, templates, canned responses, swipe gestures, filter rules, labels and filters',
      on: 'settings',
      content: `
        rows Rules
        - filter | From newsletters | To Later, marked as read
        - back | Swipe left | Archive
        - next | Swipe right | Snooze until tomorrow
        - pen | Signature | “Lea, Mill Lane”`,
    },
  ]),
  ...partsOf('chat team-chat', [
    {
      said: 'threads, message threads, threaded replies, replies, quoting, message replies, thread replies',
      on: 'thread',
      content: `
        rows Threads*
        - chat | Who has the key? | Ada and two more, 4 replies | 9:12
        - chat | Saturday, half past seven | Choir, 11 replies | Tue`,
    },
  ]),
  ...partsOf('mail', [
    {
      said: 'folders, folder support, labels, imap folders',
      on: 'browse home',
      content: `
        rows Folders*
        - folder | Inbox | 214 mails | 15
        - folder | Choir | 38 mails | 2
        - folder | Receipts | 96 mails
        - trash | Spam | 41 mails`,
    },
    {
      said: 'push notifications, push, imap idle, push mail, notifications',
      on: 'settings',
      content: `
        chips New mail | * At once, Every 15 min, By hand
        switches
        - Quiet from 22:00`,
    },
  ]),
  ...partsOf('chat', [
    {
      said: 'multiple networks, networks, several networks, servers, multiple servers, several servers, network list',
      within: /\birc\b/i,
      on: '#People settings profile',
      content: `
        rows Networks*
        - globe | Harbour.Chat | 6 channels, as lea_b | 24 ms
        - globe | OpenNet | 3 channels, as lea_b | 61 ms
        - plus | Another network | Address, port, TLS`,
    },
    {
      said: 'highlights, highlight words, mentions, keyword highlights',
      within: /\birc\b/i,
      on: 'settings profile',
      content: `
        chips Highlights* | lea_b, harbour, release
        switches
        - Tell when mentioned`,
    },
  ]),
  ...partsOf('chat', [
    {
      said: 'verified contacts, contacts by qr code, verified contacts by qr code, add contacts by qr code, qr code contacts, scan contact, scan qr code to add contacts, qr code verification, verify contacts, add contact by qr code, qr code, qr codes, invite by qr code',
      page: 'My code | grid | Scan to verify each other',
      content: `
        code 7F2A91C4 | Let the other one scan this
        rows Verified contacts
        - check | Ada Lund | Scanned on 3 November | | Verified
        - check | Omar Haddad | Scanned on 12 October | | Verified
        - warning | Kim Osei | Not scanned yet | | Open
        button camera | Scan a code`,
    },
    {
      said: 'no phone number, without phone number, no phone numbers, without phone numbers, anonymous sign-up, random id, user id',
      on: 'profile settings',
      content: `
        rows Your ID*
        - key | K4-77-OTTER | No number, no address`,
    },
  ]),
  ...partsOf('chat team-chat', [
    {
      said: 'polls, poll, voting, votes',
      on: 'thread',
      content: `
        rows Poll: when do we sing?
        - check | Saturday, 19:30 | Ada, Omar, Kim | 3
        - minus | Sunday, 17:00 | Ana | 1`,
    },
    {
      said: 'moderation, moderators, moderation tools, admin tools, roles and permissions, roles',
      on: '#People settings profile',
      content: `
        rows Moderation
        - shield | Ada, Omar | May delete and mute | 2
        - flag | Two reported messages | Since this morning | Look
        - eyeOff | @loud | Muted until Friday`,
    },
  ]),
]
