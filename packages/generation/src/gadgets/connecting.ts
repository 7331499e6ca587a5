import type { Gadget } from './gadget.ts'

const kept = /\b(?:histor(?:y|ies)|logs?|logging|sav(?:e|es|ed)|records?|favou?rites?|bookmarks?)\b/i

/** What one holds a chip to, and what others connect to. */
export const connecting: readonly Gadget[] = [
  {
    id: 'nfc-tool',
    called:
      /\b(?:nfc|rfid) (?:tags? )?(?:reader|writer|tools?|scanner|tag)s?\b|\b(?:read|write)s? (?:and write )?nfc\b/i,
    icon: 'wifi',
    presets: 'dark-pro, clean',
    names: 'Hold to Read, Thirteen Megahertz, Small Chip',
    sheets: [
      {
        name: 'Read',
        icon: 'wifi',
        content: `
          hero Hold a tag to the phone | Last read at 9:41
          rows Tag
          - info | Type | | NTAG215
          - key | Serial number | | 04:A2:3B:1C
          - layers | Memory | | 46 of 504 bytes
          - lock | Writable | | Yes
          rows Records on the tag
          - link | harbour-books.example | Address
          - wifi | Guest Wi-Fi | Network
          quiet copy | Copy tag`,
      },
      {
        name: 'Write',
        icon: 'edit',
        said: /\bwrit\w+|\bclone|\bcopy|\bprogram/i,
        content: `
          chips Write | * Link, Text, Wi-Fi, Contact, App
          fields
          - Content | text | https://harbour-books.example
          - Make read-only | switch | no
          button edit | Write tag`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: kept,
        content: `
          rows History
          - wifi | Door of the shed | Today, 9:41 | NTAG215
          - wifi | Business card | Yesterday | NTAG213`,
      },
    ],
  },
  {
    id: 'http-server',
    called: /\b(?:http|web|ftp|webdav|dlna|file) server\b/i,
    unless: /\b(?:monitor\w*|uptime|hosting|manage (?:my|your) servers?|connect to)\b/i,
    icon: 'globe',
    presets: 'dark-pro, clean',
    names: 'Port 8080, Small Server, Serve',
    sheets: [
      {
        name: 'Server',
        icon: 'globe',
        content: (text) => `
          hero ${/ftp/i.test(text) ? 'ftp://192.168.1.34:2121' : 'http://192.168.1.34:8080'} | Running in the local network since 9:12
          switches
          - Server on
          code Open on another device | Scan to open
          rows Shared folders
          - folder | Photos, May | 212 files, 1.2 GB
          - folder | Documents | 48 files, 96 MB
          quiet plus | Share a folder
          fields
          - Port | text | ${/ftp/i.test(text) ? '2121' : '8080'}
          - Password needed | switch | yes
          - Allow uploads | switch | no`,
      },
      {
        name: 'Log',
        icon: 'clock',
        said: /\b(?:logs?|who|access|requests?|histor(?:y|ies)|connections?)\b/i,
        content: `
          timeline Log
          - GET /photos/harbour.jpg | 9:41:07, 192.168.1.20
          - GET /photos | 9:41:02, 192.168.1.20
          - GET / | 9:40:58, 192.168.1.20`,
      },
    ],
  },
]
