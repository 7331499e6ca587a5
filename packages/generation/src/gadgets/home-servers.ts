import type { Gadget } from './gadget.ts'

/** What runs at home without a screen, and is looked after from the phone. */
export const homeServers: readonly Gadget[] = [
  {
    id: 'ad-filter',
    called:
      /\b(?:pi-?hole|ad ?guard(?: home)?|dns (?:filter|sinkhole|blocker)|ad[- ]?block(?:er|ing)?(?: dns)?)\b/i,
    unless: /\b(?:browser|youtube|videos?|news|call blocker|children|parental)\b/i,
    icon: 'shield',
    presets: 'dark-pro, clean',
    names: 'Sinkhole, Fewer Banners, Port 53',
    sheets: [
      {
        name: 'Status',
        title: 'Blocking is on',
        icon: 'shield',
        content: (text) => `
          ring Blocked today | 0.23 | 23 % | 4,812 of 20,918 queries
          stats Queries blocked today
          - 20,918 | Queries
          - 4,812 | Blocked
          - 14 | Clients
          chart Queries by the hour | 412, 380, 610, 1240, 1680, 1520, 940 | 0, 4, 8, 12, 16, 20, now
          button pause | Pause for five minutes
          chips Disable blocking for | 30 s, * 5 min, 1 h, Until turned on
          ${/\b(?:home assistant|several|multiple|servers|instances)\b/i.test(text) ? 'rows Servers\n- wifi | attic.local | Online | 23 %\n- wifi | cabin.local | Online | 17 %' : ''}`,
      },
      {
        name: 'Query log',
        icon: 'list',
        content: `
          fields
          - Search domain | text |
          chips Show by client | * All, Lea’s phone, Television, Laptop
          rows Query log
          - close | ads.tracker.example | Television, 9:41:07 | Blocked
          - check | tiles.map.example | Lea’s phone, 9:41:02 | Allowed
          - close | metrics.shop.example | Laptop, 9:40:58 | Blocked
          - check | mail.post.example | Laptop, 9:40:41 | Allowed
          - check | time.pool.example | Television, 9:40:12 | Cached`,
      },
      {
        name: 'Lists',
        title: 'Allow and block',
        icon: 'filter',
        content: `
          rows Top blocked domains
          - close | metrics.shop.example | 1,204 times
          - close | ads.tracker.example | 918 times
          - close | beacon.tv.example | 640 times
          rows Lists
          - list | Unified hosts | 128,412 domains | On
          - list | Tracking | 24,907 domains | On
          button plus | Add to allow list
          quiet plus | Add domain to block list`,
      },
      {
        name: 'Clients',
        icon: 'wifi',
        said: /\b(?:clients?|devices|by (?:client|device)|who)\b/i,
        content: `
          rows Clients
          - phone | Lea’s phone | 192.168.1.24 | 6,204
          - video | Television | 192.168.1.31 | 5,870
          - code | Laptop | 192.168.1.12 | 4,116
          - home | Heating | 192.168.1.60 | 214`,
      },
    ],
  },
  {
    id: 'wake-on-lan',
    called:
      /\b(?:wake[- ]on[- ]lan|wol\b|wakes? (?:up )?(?:your |my |the )?(?:computers?|pcs?|machines?|nas|servers?)|magic packets?)\b/i,
    icon: 'bolt',
    presets: 'clean, dark-pro',
    names: 'Up and Running, Magic Packet, Good Morning PC',
    sheets: [
      {
        name: 'Computers',
        title: 'Wake up computers',
        icon: 'bolt',
        content: `
          chips Groups | * All, Office, Living room, Servers
          rows Computers
          - code | Attic tower | 3C:52:82:0F:9A:11, last woken at 7:40 | Off
          - code | Work laptop | A4:5E:60:C1:22:0D | On, 2 ms
          - layers | Storage | 00:11:32:7B:04:E8 | On, 1 ms
          - video | Media box | B8:27:EB:4C:90:77 | Off
          button bolt | Wake up computer
          quiet repeat | Ping all machines
          switches
          - x Workdays at 7:30`,
      },
      {
        name: 'Add',
        title: 'Add computer',
        icon: 'plus',
        content: `
          fields
          - Name | text | Attic tower
          - MAC address | text | 3C:52:82:0F:9A:11
          - Broadcast IP | text | 192.168.1.255
          - IP to ping | text | 192.168.1.20
          - Port | number | 9
          - Group | choice | Office | Office, Living room, Servers
          button search | Find on this network
          quiet check | Save computer | #Computers`,
      },
      {
        name: 'Log',
        icon: 'clock',
        said: /\b(?:log\w*|histor\w+|schedul\w+|widgets?)\b/i,
        content: `
          rows Woken
          - bolt | Attic tower | Today, 7:40 | Up in 24 s
          - bolt | Media box | Yesterday, 20:12 | Up in 31 s
          - bolt | Storage | Sun 15 Nov | No answer`,
      },
    ],
  },
  {
    id: 'torrent-remote',
    called: /\b(?:transmission|qbittorrent|deluge|rtorrent|torrents?|magnet links?)\b/i,
    unless: /\b(?:car|gearbox|power transmission|disease)\b/i,
    icon: 'download',
    presets: 'dark-pro, clean',
    names: 'Seed Box, Ratio, Swarm',
    sheets: [
      {
        name: 'Torrents',
        title: 'Torrents list',
        icon: 'download',
        content: `
          stats
          - 4.2 MB/s | Down
          - 610 kB/s | Up
          - 412 GB | Free
          chips Show | * All, Downloading, Seeding, Paused
          chips Sort by | * Added, Ratio, Name, Progress
          rows Torrents list
          - download | Linux live image 24.10.iso | 2.1 of 4.7 GB, 8 min, 41 peers | 45 %
          - arrowUp | Free film, harbour edition | Seeding to 6 peers, ratio 2.41 | 100 %
          - arrowUp | Field recordings, 2025 | Seeding, ratio 0.87 | 100 %
          - pause | Map tiles, north | Paused, ratio 0.12 | 62 %
          button plus | Add magnet link | #Add`,
      },
      {
        name: 'Details',
        title: 'Linux live image 24.10.iso',
        icon: 'info',
        content: `
          ring Downloaded | 0.45 | 45 % | 8 minutes left
          rows Peers
          - wifi | 203.0.113.14 | 82 %, down 1.1 MB/s | Spain
          - wifi | 198.51.100.7 | Seed, down 840 kB/s | Sweden
          - wifi | 192.0.2.61 | 14 %, up 120 kB/s | Brazil
          rows Files
          - file | live-24.10.iso | 4.7 GB | High
          - file | SHA256SUMS | 1 kB | Normal
          keys
          - pause | Pause
          - check | Verify
          - trash | Remove`,
      },
      {
        name: 'Add',
        title: 'Add torrent',
        icon: 'plus',
        content: `
          fields
          - Magnet link or address | text | magnet:?xt=urn:btih:9f86d081
          - Save in | choice | Downloads | Downloads, Films, Images
          switches
          - Start at once
          - x Download in order
          button plus | Add magnet link | #Torrents
          quiet file | Choose torrent file`,
      },
      {
        name: 'Limits',
        title: 'Speed limits',
        icon: 'settings',
        said: /\b(?:limits?|speeds?|schedul\w+|alternative|turtle|servers?|daemons?|remote)\b/i,
        content: `
          sliders Speed limits
          - Download | 70
          - Upload | 20
          switches
          - Slow mode by day
          - Stop at ratio 2.0
          rows Servers
          - wifi | Seed box | transmission, attic.local:9091 | Connected
          - wifi | Cabin | qBittorrent, cabin.local:8080 | Offline
          button plus | Add server`,
      },
    ],
  },
]
