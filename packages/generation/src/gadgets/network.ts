import type { Gadget } from './gadget.ts'

const kept = /\b(?:histor(?:y|ies)|logs?|logging|sav(?:e|es|ed)|records?|favou?rites?|bookmarks?)\b/i

/** What one asks a network, a port or a chip. */
export const network: readonly Gadget[] = [
  {
    id: 'mqtt-client',
    called: /\bmqtt\b/i,
    icon: 'wifi',
    presets: 'dark-pro, clean',
    names: 'Retained, Topic Tree, Broker',
    sheets: [
      {
        name: 'Dashboard',
        icon: 'grid',
        said: /\b(?:dash ?boards?|pin(?:s|ned)?|panels?|tiles?|widgets?|gauges?|sensor)\b/i,
        content: `
          text Connected to broker.local:1883
          stats Sensor values
          - 21.4° | Living room
          - 48 % | Humidity
          - 412 | CO₂ in ppm
          line home/living/temperature, °C | 20, 20, 21, 21, 22, 21, 21 | 6:00, , , 8:00, , , now
          switches
          - home/kitchen/light
          - x home/garden/pump
          button plus | Pin a topic | #Topics`,
      },
      {
        name: 'Topics',
        icon: 'list',
        content: `
          text Connected to broker.local:1883
          rows Subscribed topics
          - wifi | home/living/temperature | 9:41:07, retained | 21.4
          - wifi | home/living/humidity | 9:41:07 | 48
          - wifi | home/kitchen/light | 9:38:20, retained | ON
          - wifi | garden/soil/moisture | 9:30:00 | 31
          fields
          - Topic filter | text | home/+/temperature
          - QoS | choice | 1 | 0, 1, 2
          button plus | Subscribe to topic`,
      },
      {
        name: 'Publish',
        icon: 'send',
        content: `
          fields
          - Topic | text | home/kitchen/light
          - Message | long | {"state": "ON"}
          - QoS | choice | 1 | 0, 1, 2
          switches QoS and retain
          - Retain flag
          - Pretty-print JSON
          button send | Publish message
          rows Published lately
          - send | home/kitchen/light | 9:38:20 | ON
          - send | home/garden/pump | Yesterday, 18:05 | OFF`,
      },
    ],
  },
  {
    id: 'port-scanner',
    called: /\bport[- ]?scan(?:ner|ning|s)?\b|\bopen ports\b/i,
    icon: 'search',
    presets: 'dark-pro, clean',
    names: 'Open Door, Sixty-five Thousand, Knock',
    sheets: [
      {
        name: 'Scan',
        icon: 'search',
        content: `
          fields
          - Host or address | text | 192.168.1.20
          - Ports | text | 1-1024
          - Protocol | choice | TCP | TCP, UDP
          button search | Scan ports
          stats
          - 4 | Open
          - 1,020 | Closed
          - 3.2 s | Time
          rows Open ports
          - check | 22 | SSH | 2 ms
          - check | 80 | HTTP | 3 ms
          - check | 443 | HTTPS | 3 ms
          - check | 631 | Printing | 8 ms`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: kept,
        content: `
          rows History
          - search | 192.168.1.20 | Today, 9:41 | 4 open
          - search | 192.168.1.1 | Yesterday | 3 open
          - search | server.example | Sun 15 Nov | 2 open`,
      },
    ],
  },
  {
    id: 'ping-tool',
    called: /\b(?:pings?|trace ?route|whois|dns lookups?|nslookup)\b(?! (?:friends|me|each))/i,
    unless: /\bping[- ]pong\b|\b(?:location|family|uptime|servers? (?:go|is) down)\b/i,
    icon: 'trend',
    presets: 'dark-pro, clean',
    names: 'Twelve Hops, There and Back, Echo',
    sheets: [
      {
        name: 'Ping',
        icon: 'trend',
        content: (text) => `
          fields
          - Host or address | text | example.org
          ${['Ping', 'Traceroute', 'Whois', 'DNS lookup'].filter((name) => new RegExp(name.split(' ')[0] ?? '', 'i').test(text)).length > 1 ? `chips Tool | ${[/ping/i.test(text) ? 'Ping' : '', /trace/i.test(text) ? 'Traceroute' : '', /whois/i.test(text) ? 'Whois' : '', /dns|nslookup/i.test(text) ? 'DNS lookup' : ''].filter(Boolean).join(', ')}` : ''}
          button play | Start
          stats
          - 24 ms | Average
          - 0 % | Lost
          - 3 ms | Jitter
          line Time in ms | 23, 24, 22, 31, 25, 23, 24 | 1, , , 4, , , 7
          rows Replies
          - check | 93.184.215.14, seq 7 | ttl 56 | 24 ms
          - check | 93.184.215.14, seq 6 | ttl 56 | 23 ms
          - check | 93.184.215.14, seq 5 | ttl 56 | 25 ms`,
      },
      {
        name: 'Route',
        icon: 'map',
        said: /\btrace ?route\b|\bhops?\b/i,
        content: `
          rows Traceroute to example.org
          - wifi | 1, router.local | 192.168.1.1 | 2 ms
          - wifi | 2, provider | 100.64.0.1 | 8 ms
          - wifi | 3, exchange, Amsterdam | 80.249.208.1 | 11 ms
          - wifi | 4, example.org | 93.184.215.14 | 24 ms`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: kept,
        content: `
          rows History
          - trend | example.org | Today, 9:41 | 24 ms
          - trend | 192.168.1.1 | Yesterday | 2 ms
          - trend | server.example | Sun 15 Nov | 41 ms`,
      },
    ],
  },
  {
    id: 'ble-scanner',
    called:
      /\b(?:bluetooth(?: low energy| le)?|ble|beacon) (?:scanner|explorer|sniffer|devices? scanner|inspector|debugger|tester)\b/i,
    icon: 'search',
    presets: 'dark-pro, clean',
    names: 'Minus Sixty, Advertising, Nearby Chips',
    sheets: [
      {
        name: 'Scan',
        icon: 'search',
        content: `
          keys
          - repeat | Clear
          - pause | Stop scanning
          - filter | Filter
          rows Bluetooth Low Energy devices
          - watch | Heart strap | C4:7C:8D:6A:12:0F, connectable | −48 dBm
          - lamp | Reading lamp | 58:BF:25:9A:44:31 | −57 dBm
          - headphones | Headphones | 0C:AE:7D:11:08:E2 | −63 dBm
          - tag | Beacon 4 | iBeacon, every 350 ms | −71 dBm
          - spark | Unnamed | 7A:31:0E:C9:5D:42 | −88 dBm`,
      },
      {
        name: 'Device',
        icon: 'list',
        said: /\b(?:services?|characteristics?|gatt|connect\w*|read|write|explor\w+|inspect\w+)\b/i,
        content: `
          hero Heart strap | Connected, −48 dBm
          rows Services
          - heart | Heart rate, 0x180D | Notify | 64
          - bolt | Battery, 0x180F | Read | 76 %
          - info | Device information, 0x180A | Read | 2.4.0
          fields
          - Write value | text | 0x01
          button send | Write`,
      },
      {
        name: 'Log',
        icon: 'clock',
        said: kept,
        content: `
          timeline Log
          - Beacon 4 seen | 9:41:07, −71 dBm
          - Heart strap connected | 9:40:52
          - Scan started | 9:40:31`,
      },
    ],
  },
]
