import { defineArchetype } from '../archetype.ts'

export const networkScan = defineArchetype({
  id: 'network-scan',
  words:
    'network scanner 28, wifi scanner 22, wi-fi scanner 24, wi-fi analyzer 22, wifi analyzer 30, access points 14, wifi channels 18, devices on your wi-fi 24, devices on my network 24, devices on your network 24, who is on my wi-fi 24, who is on my wifi 24, open ports 16, port scan 18, ip and mac 16, mac address 12, wake-on-lan 20, wake on lan 20, ip address 8, ping 8, traceroute 18, lan 6, bluetooth scanner 26, bluetooth devices 18',
  examples: `
    Devices on my network: name, maker, address, first seen
    Tell me when a stranger joins our home wireless
    Wake the NAS from the sofa and see whether it answers
    WiFi analyzer: which channel is crowded, how strong is the signal in the bedroom
    Network scanner for the subnet, every host with open ports 22, 80, 443
    Admin of a small office: printers, cameras, phones, which address has each one
    Latency to the gateway and the outside, packet loss over an hour
    Who is on my wifi? Show unknown gadgets and block reminders
    Look up DNS, whois, trace the hops to a host
    Give every gadget in the house a name and icon, online or offline
    Check my smart bulbs and thermostat for ports that should be shut
    Vendor by hardware address, hostname, IPv6, export as a table for IT people`,
  presets: 'dark-pro, clean',
  icon: 'wifi',
  names: 'Who Is Here, Subnet, Knock Knock',
  entity: 'net-device',
  home: 'ledger',
  screens: `
    browse | Devices | wifi
    gauge? | Speed | trend
    remote? | Wake | bolt
    stats | Network | chart
    history? | Scans | clock
    notifications? | Alerts | bell
    detail | Device
    form? | Name device
    settings | Settings | settings`,
})
