import { defineArchetype } from '../archetype.ts'

export const connection = defineArchetype({
  id: 'connection',
  words:
    'vpn 20, vpn client 20, proxy 14, firewall 16, ad blocker 16, dns 14, server list 12, ssh client 18, ssh 12, terminal 9, tor 8, port scanner 14, data usage 7, remote desktop 14, server monitoring 14, uptime 10, ftp 12, tethering 10',
  presets: 'dark-pro, clean',
  icon: 'shield',
  names: 'Far Harbour, Quiet Line, Tunnel',
  entity: 'server-place',
  home: 'focus',
  screens: `
    gauge | Connect | shield
    browse | Servers | globe
    stats | Data | chart
    history? | Log | clock
    map? | Map | map
    detail | Server
    form | Add server
    settings | Settings | settings`,
})
