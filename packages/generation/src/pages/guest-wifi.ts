import { definePage } from './page.ts'

export const guestWifi = definePage({
  id: 'guest-wifi',
  said: 'wifi, wi-fi, wifi password, wi-fi password, wifi code, wi-fi code, guest wifi, free wifi, wifi access, wifi login',
  within:
    /\b(?:hotel|hostel|guests?|holiday|apartment|b&b|inn|lodge|resort|campsite|caf[eé]|co-?working|library|office|conference|club|clinic|campus|house)\b/i,
  unless:
    /\b(?:automat\w+|(?:goes|turns?|turned|switch\w*) (?:off|on)\b|wi-?fi (?:analy|scanner|signal|speed|map|finder|only|direct)|network scanner)/i,
  name: 'Wi-Fi',
  icon: 'wifi',
  line: 'Free in the whole house',
  content: `
    rows Log in
    - wifi | Network | | Harbour Guests
    - lock | Password | | lemon-tree-21
    code WIFI:HARBOUR | Scan to connect
    text Works in every room and on the terrace. Ask us when a device will not connect.
    button copy | Copy password
  `,
})
