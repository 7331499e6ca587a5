import { type KindPart, partsOf } from './part.ts'

const speedTest = `
  stats Speed test, today at 8:10
  - 94 Mb/s | Down
  - 31 Mb/s | Up
  - 12 ms | Ping`

/** What tools for networks, servers and the web have. */
export const networksParts: readonly KindPart[] = [
  ...partsOf('network-scan', [
    {
      said: 'open ports, port scanner, port scan, port scanning, ports, scan ports, finds open ports, open port detection',
      on: 'detail',
      content: `
        rows Open ports
        - lock | 443 | HTTPS, answers in 9 ms | Open
        - globe | 80 | HTTP, leads to 443 | Open
        - wifi | 53 | DNS | Open
        quiet search | Scan all 65,535 ports`,
    },
    {
      said: 'wake on lan, wake, wake-on-lan, wakes computers, wol, computers, wake up computers, waking computers, wake computers',
      page: 'Wake | bolt | Two of four are asleep',
      content: `
        rows Computers
        - bolt | Desk in the study | A4:5E:60:12:9F:03 | Asleep
        - bolt | NAS in the hall | 3C:7C:3F:44:18:A1 | Awake
        - bolt | Old laptop | 00:1E:C9:55:02:7B | Asleep
        button bolt | Wake the study desk
        quiet plus | Add a computer`,
    },
    {
      said: 'ping, traceroute, ping and traceroute, dns lookup, whois, network tools, whois lookup, latency, packet loss',
      page: 'Tools | tools | All answered in under 40 ms',
      content: `
        fields
        - Host | text | kwiq.example
        chips Tool | * Ping, Traceroute, DNS lookup, Whois
        rows Answers
        - check | 1 · router | 192.168.1.1 | 2 ms
        - check | 2 · exchange.example | 10.4.0.1 | 14 ms
        - check | 3 · kwiq.example | 203.0.113.9 | 21 ms
        button play | Start`,
    },
    {
      said: 'new device alerts, intruders, detect intruders, alerts for new devices, intruder alert, intruder detection, unknown devices, notification of new devices, detects intruders',
      on: 'browse settings',
      content: `
        banner warning | Someone new | A phone joined at 8:40 that was never here before.
        switches
        - Tell about new devices`,
    },
    {
      said: 'speed test, internet speed, internet speed test, bandwidth',
      on: 'stats home browse',
      content: speedTest,
    },
  ]),
  ...partsOf('browser', [
    {
      said: 'ad blocking, ad blocker, adblock, tracker blocking, ads and trackers, blocks ads and trackers, blocks trackers, built-in ad blocker, ad block, tracking protection, content blocking, ad and tracker blocking, blocks ads',
      on: 'settings home',
      content: `
        stats Held back this week*
        - 1,284 | Ads
        - 412 | Trackers
        switches
        - Block ads
        - Block trackers and cookies
        - Hide cookie banners`,
    },
    {
      said: 'private tabs, private browsing, private mode, incognito, incognito mode, incognito tabs, clear data on exit, automatic clearing, erase history, one-tap erase, erase button',
      on: 'browse home',
      content: `
        rows Private
        - eyeOff | Two private tabs | Forgotten when they are closed
        - trash | Clear everything now | Tabs, history and cookies`,
    },
    {
      said: 'tabs, tab groups, tab management, multiple tabs, tab sync',
      on: 'browse',
    },
    {
      said: 'reader mode, reading mode, night mode, dark mode for pages, text size, font size, force dark',
      on: 'website settings',
      content: `
        keys Page*
        - book | Reader
        - moon | Dark
        - type | Text
        - globe | Translate`,
    },
    {
      said: 'extensions, add-ons, user scripts, userscripts, addons, extension support',
      page: 'Extensions | layers | Three are on',
      content: `
        rows On
        - shield | Blocker | Ads, 1,284 this week | | On
        - key | Logins | Fills in passwords | | On
        - moon | Dusk | Dark pages | | On
        rows More
        - plus | Mouse-over dictionary | Free | Add
        - plus | Save for later | Free | Add`,
    },
    {
      said: 'search engines, custom search engine, search engine choice, choice of search engine, multiple search engines, private search',
      on: 'settings',
      content: `chips Search with | * Startpage, DuckDuckGo, Mojeek, Own address`,
    },
  ]),
  ...partsOf('connection ip-info', [
    {
      said: 'kill switch, split tunneling, split tunnelling, per-app vpn, always-on, auto-connect, auto connect, always on vpn, per app vpn',
      on: 'settings home',
      content: `
        switches
        - Kill switch
        - Connect in unknown networks
        rows Apps outside the tunnel
        - wallet | Harbour Bank | Directly
        - video | Cast | Directly`,
    },
    {
      said: 'wireguard, openvpn, wireguard and openvpn, protocols, protocol choice, multiple protocols, wireguard support',
      on: 'settings form',
      content: `chips Protocol | * WireGuard, OpenVPN UDP, OpenVPN TCP`,
    },
    {
      said: 'servers in 50 countries, server list, server locations, choose a country, countries, servers*',
      on: 'browse',
    },
    {
      said: 'ad blocking, dns filtering, blocks ads, malware blocking, tracker blocking, dns settings, custom dns, ad blocker',
      on: 'settings',
      content: `
        switches
        - Block ads and trackers
        fields
        - DNS server | text | 9.9.9.9`,
    },
  ]),
  ...partsOf('torrent-remote', [
    {
      said: 'rss feeds, rss, rss support, rss downloads, rss automation, rss feed',
      page: 'RSS | link | Two feeds, one rule',
      content: `
        rows Feeds
        - link | Free films | 12 new | 8:40
        - link | Linux images | Nothing new | 8:40
        rows Loaded by itself
        - check | Title has “live image” | To Images
        button plus | Add a feed`,
    },
    {
      said: 'wifi only mode, wi-fi only mode, wi-fi only, wifi only, battery limit, download on wi-fi only',
      on: 'settings',
      content: `
        switches
        - On Wi-Fi only
        - Only while charging
        - x Stop when seeded twice`,
    },
    {
      said: 'speed limits, bandwidth limits, upload limit, bandwidth limit, speed limit, scheduler, bandwidth scheduler',
      on: 'settings',
      content: `
        sliders At most
        - Down, 4 MB/s | 40
        - Up, 500 kB/s | 20
        rows Slower
        - clock | 8:00 – 18:00 | On weekdays | 1 MB/s`,
    },
  ]),
  ...partsOf('browser', [
    {
      said: 'security levels, security level, security slider, safest mode',
      on: 'settings',
      content: `
        chips Security level* | Standard, * Safer, Safest`,
    },
    {
      said: 'bridges, tor bridges, obfs4, snowflake',
      on: 'settings',
      content: `
        rows Bridges*
        - link | Snowflake | Built in | | In use
        - link | obfs4 | Built in
        - plus | My own | From a friend or by mail`,
    },
    {
      said: 'new identity, identity, identities, circuit, new circuit',
      within: /\btor\b|onion/i,
      on: 'browse website',
      content: `
        rows Way through the network*
        - lock | Guard, Sweden | 198.51.100.7
        - repeat | Relay, Spain | 203.0.113.14
        - globe | Exit, Iceland | 192.0.2.61
        quiet repeat | New identity`,
    },
  ]),
  ...partsOf('wifi-survey meter device-info connection ip-info', [
    {
      said: 'speed test, internet speed test, network speed test, speed tests, speed test history, internet speed',
      on: '#Measure gauge home stats',
      content: speedTest,
    },
  ]),
  ...partsOf('wifi-survey', [
    {
      said: 'report, reports, pdf report, survey report, export',
      on: '#Rooms browse',
      content: `
        rows Report*
        - file | Flat, 19 November | Six rooms, two weak | PDF
        - share | Send it | To the landlord or the provider`,
    },
    {
      said: 'floor plan, floor plans, floorplan, heatmap, heat map',
      on: 'map',
    },
  ]),
]
