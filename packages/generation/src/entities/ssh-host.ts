import { defineEntity } from '../entity.ts'

export const sshHost = defineEntity({
  id: 'ssh-host',
  one: 'Host',
  many: 'Hosts',
  words: 'ssh host, remote host, ssh server',
  icon: 'code',
  groups: 'Home, Work, Local',
  fields: `
    Name | text | Attic server
    Address | text | attic.example
    Port | number | 22
    User | text | lea
    Sign in with | choice | Key | Key, Password
    Run at start | text | tmux attach`,
  samples: `
    icon | title | subtitle | badge | tone
    code | Attic server | lea@attic.example | Open | success
    code | Web, Ghent | deploy@203.0.113.8 | Open | success
    code | Raspberry Pi | pi@192.168.1.14 | Saved | neutral
    code | Database | admin@db.example, port 2222 | Saved | neutral
    code | Backup box | root@192.168.1.20 | Key missing | warning
    code | This phone | Local shell | Ready | primary`,
  about: 'Debian, 42 days up. Signed in with the key of this phone on Tuesday, from the train.',
  facts: '22 | Port\n42 d | Up\n24 ms | Delay',
  figures: '6 | Hosts\n2 | Sessions\n3 | Keys',
  hero: 'Open since 09:12 | Attic server | lea@attic.example, 24 ms | Go on',
  tip: 'One key is missing | Backup box asks for a password',
  trend: 'Sessions a week | 14 | +3',
  add: 'New host',
  use: 'Connect',
})
