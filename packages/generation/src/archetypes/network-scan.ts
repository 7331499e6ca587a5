import { defineArchetype } from '../archetype.ts'

export const networkScan = defineArchetype({
  id: 'network-scan',
  words:
    'network scanner 28, wifi scanner 22, wi-fi scanner 24, wi-fi analyzer 22, wifi analyzer 22, devices on your wi-fi 24, devices on my network 24, devices on your network 24, who is on my wi-fi 24, who is on my wifi 24, open ports 16, port scan 18, ip and mac 16, mac address 12, wake-on-lan 20, wake on lan 20, ip address 8, ping 8, traceroute 18, lan 6',
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
