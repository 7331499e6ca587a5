import { defineEntity } from '../entity.ts'

export const remoteComputer = defineEntity({
  id: 'remote-computer',
  one: 'Computer',
  many: 'Computers',
  words: 'remote computer, remote pc',
  icon: 'panelTop',
  groups: 'All, Home, Office',
  fields: `
    Name | text | Desk at home
    Address | text | 192.168.1.20
    Port | number | 5900
    User | text | lea
    Colours | choice | Full | Full, Fewer, Grey
    View only | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    panelTop | Desk at home | 192.168.1.20, seen 9:12 | Online | success
    panelTop | Office, room 4 | office.example, two screens | Online | success
    panelTop | Mum’s laptop | Asks before you see it | Waits | warning
    panelTop | Living room box | 192.168.1.31 | Online | success
    panelTop | Attic server | 192.168.1.44, sleeps | Asleep | neutral
    panelTop | Workshop tablet | Last seen on Monday | Away | neutral`,
  about: 'One screen, 1920 by 1080. Seen last this morning for twelve minutes; the password is kept here.',
  facts: '1920 | Wide\n24 ms | Delay\n12 min | Last time',
  figures: '6 | Computers\n3 | Online',
  hero: 'Online | Desk at home | 24 ms, full colours | Connect',
  tip: 'Three are online | One waits for a yes',
  trend: 'Minutes a day | 34 | +6',
  add: 'New connection',
  use: 'Connect',
})
