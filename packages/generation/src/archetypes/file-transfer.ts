import { defineArchetype } from '../archetype.ts'

export const fileTransfer = defineArchetype({
  id: 'file-transfer',
  words:
    'share files between devices 36, files between devices 30, over wi-fi no internet 20, file transfer 20, transfer files 18, nearby share 28, airdrop 24, send files between devices 30, share files nearby 28, file sharing between devices 30, share files over wifi 28, local file sharing 28, send files to 16, peer to peer file 26, transfer files between 26, nearby file sharing 30, wifi direct 22, kde connect 26, phone and computer 14',
  examples: `
    Send photos from the phone to the computer over the local network
    Share files with people next to me without internet
    Pair my phone with my computers: files, clipboard, notifications
    Drop a file to the device beside me, like AirDrop for all systems
    Peer to peer transfer with a code both sides compare
    Start a web page on the phone from which the laptop downloads
    Transfer folders to the television or the other phone, fast
    End-to-end encrypted sending of large files by a link
    What was sent and received, when and to whom
    Receive on all my devices, accept or decline each transfer
    Send a file by scanning a code on the other screen
    Clipboard and links from the phone to the desktop`,
  unless: /\b(?:file (?:manager|explorer)|ftp|webdav|torrents?|cloud storage)\b/i,
  bars: 'map people cart deed',
  presets: 'clean, bold',
  icon: 'share',
  names: 'Hand Over, Across the Table, Next Door',
  entity: 'file-drop',
  screens: `
    browse | Devices | phone
    form | Send | share
    history | Transfers | clock
    scanner? | Scan | camera
    detail | Transfer
    settings | Settings | settings`,
})
