import { defineArchetype } from '../archetype.ts'

export const connection = defineArchetype({
  id: 'connection',
  words:
    'vpn 20, wireguard 30, wireguard tunnels 36, openvpn 30, vpn tunnels 30, shadowsocks 26, dns changer 28, encrypted dns 26, tor proxy 26, vpn client 20, proxy 14, ad blocker 16, dns 14, server list 12, tor 8, port scanner 14, data usage 7, remote desktop 14, server monitoring 14, uptime 10, ftp 12, tethering 10',
  examples: `
    People get to know each other through events and interests they share, without superficial swipes
    VPN that tunnels my traffic through another country with one tap
    Hide my IP on cafe wifi, choose a server, kill switch, servers in thirty countries
    Block trackers and ads on the whole phone, ad blocker by VPN and DNS
    Change the country I seem to surf from, quick switch in the notification bar
    Hide where I am from the streaming service and pick a country
    WireGuard and OpenVPN profiles, import a config, see speed, VPN client with server list
    Control the office PC screen from my couch, mouse and keyboard over the network
    Upload files to a web space by SFTP with saved hosts, FTP server connection
    Encrypted DNS, filter lists and a log of requests, block ads on the network
    Onion routing for journalists with bridges and status, connect with one tap
    Shadowsocks client, auto pick the fastest node by latency, VPN servers, proxy
    Megabytes used this month by wifi and mobile, warn at five gigabytes, per app and network`,
  bars: 'ticket',
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
