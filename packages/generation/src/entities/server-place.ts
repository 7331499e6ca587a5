import { defineEntity } from '../entity.ts'

export const serverPlace = defineEntity({
  id: 'server-place',
  one: 'Server',
  many: 'Servers',
  words: 'vpn server, server, proxy',
  icon: 'shield',
  groups: 'Quick, Europe, World',
  fields: `
    Place | text | Lisbon
    Protocol | choice | Quick | Quick, Safe, Old networks
    Connect by itself | switch | yes
    Cut line when lost | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    globe | Lisbon | 24 ms, nearly empty | 84 Mb/s | On | success
    globe | Bergen | 31 ms | 71 Mb/s | Quick | primary
    globe | Ghent | 18 ms, 40 % full | 92 Mb/s | Quick | primary
    globe | Turin | 36 ms | 64 Mb/s | Good | neutral
    globe | Toronto | 112 ms | 41 Mb/s | Far | warning
    globe | Osaka | 248 ms | 22 Mb/s | Far | warning`,
  about: 'Connected for two hours forty without a break. Nothing of it is written down.',
  facts: '24 ms | Delay\n84 | Mb/s\n2 h 40 | Since',
  figures: '1.2 GB | Today\n2 h 40 | Connected\n0 | Leaks',
  hero: 'Protected | Lisbon, 24 ms | For two hours forty minutes | Disconnect',
  tip: 'Ghent would be quicker | 18 ms, forty percent full',
  trend: 'Data | 1.2 GB | +0.3',
  add: 'Add server',
  use: 'Connect',
})
