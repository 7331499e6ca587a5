import { defineEntity } from '../entity.ts'

export const trackedDevice = defineEntity({
  id: 'tracked-device',
  one: 'Device',
  many: 'Devices',
  words: 'lost phone, tracked device, locator tag',
  icon: 'pin',
  groups: 'Mine, Family, Lost',
  fields: `
    Name | text | Lea’s phone
    Kind | choice | Phone | Phone, Tablet, Key, Bag
    Battery level | text | 84 %
    Last seen | text | Mill street, 2 minutes ago
    Ring loudly | switch | yes
    Message on screen | long | Please call 030 901820`,
  samples: `
    icon | title | subtitle | value | badge | tone
    phone | Lea’s phone | Mill street, 2 min ago | 84 % | Near | success
    watch | Watch | With you | 61 % | Here | success
    key | House keys | Old dairy, since 8:40 | 40 % | Left | danger
    bag | Blue backpack | School gate | 72 % | Family | primary
    headphones | Headphones | At home, kitchen | 12 % | Low | warning
    bike | Bike | Stone pier, yesterday | 55 % | Away | warning`,
  about: 'In Mill street two minutes ago with eighty-four percent. It rings even when it is on silent.',
  facts: '84 % | Battery\n2 min | Ago\n0.4 km | Away',
  figures: '6 | Devices\n1 | Left behind\n0.4 km | Away',
  hero: 'Left at 8:40 | House keys at Old dairy | 0.8 km from you | Make it ring',
  tip: 'All others are fine | Five of six were seen today',
  add: 'Add device',
  use: 'Make it ring',
})
