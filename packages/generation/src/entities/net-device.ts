import { defineEntity } from '../entity.ts'

export const netDevice = defineEntity({
  id: 'net-device',
  one: 'Device',
  many: 'Devices',
  words: 'network device, device on the network',
  icon: 'wifi',
  groups: 'Online, New, Offline',
  fields: `
    Name | text | Kitchen radio
    IP address | text | 192.168.1.24
    MAC address | text | A4:5E:60:12:9F:03
    Vendor | text | Norrgard Audio
    Open ports | text | 80, 443, 8080
    Known | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wifi | Router | 192.168.1.1, ports 53, 80, 443 | 2 ms | Online | success
    phone | Lea’s phone | 192.168.1.12, Halo Mobile | 8 ms | Online | success
    music | Kitchen radio | 192.168.1.24, Norrgard Audio | 11 ms | Online | success
    help | Unknown | 192.168.1.31, A4:5E:60:12:9F:03 | 24 ms | New | warning
    file | Printer | 192.168.1.40, ports 80, 631 | 14 ms | Online | success
    video | Television | 192.168.1.52, asleep | — | Offline | neutral`,
  about: 'First seen in March 2024, answers in eleven milliseconds. Ports 80, 443 and 8080 are open.',
  facts: '11 ms | Ping\n3 | Open ports\n24 | Last number',
  figures: '9 | Online\n1 | New\n84 Mb/s | Down',
  hero: 'New on your network | Unknown, 192.168.1.31 | First seen today at 8:40 | Look at it',
  tip: 'One device is new | Eight of nine have a name',
  trend: 'Devices online | 9 | +1',
  add: 'Scan again',
  use: 'Ping',
})
