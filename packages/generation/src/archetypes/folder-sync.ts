import { defineArchetype } from '../archetype.ts'

export const folderSync = defineArchetype({
  id: 'folder-sync',
  words:
    'syncthing 30, rclone 28, folder sync 28, sync folders 28, file sync 26, file synchronization 26, file synchronisation 26, sync files 26, synchronize files 26, synchronise files 26, auto upload 18, webdav sync 24, nextcloud 14, owncloud 20, dropbox 16, seafile 24, s3 browser 20, sync photos 18, keep folders in sync 28',
  examples: `
    Keep the folders of my phone and my laptop the same, without a cloud
    Sync photos to my own server whenever the phone charges
    Client for my cloud storage: folders, offline copies, automatic upload
    Two way sync of the documents folder with a WebDAV drive
    Which devices have the newest version, what is still on its way
    Synchronise music and notes between tablet and computer over Wi-Fi
    Files of my Nextcloud, shared links and camera upload
    Folder pairs with a schedule, conflicts shown and solved
    Continuous peer to peer synchronisation of chosen directories
    Upload new pictures to the NAS at night and free the space
    One account for several cloud drives, move files between them
    Pause sync on mobile data, see what was changed where`,
  unless: /\b(?:contacts|calendars?|notes app|bookmarks|rss|password|e-?mails?|habits?|to-?dos?|tasks)\b/i,
  bars: 'map people cart checkout camera deed',
  presets: 'clean, bold',
  icon: 'repeat',
  names: 'Same Here, Both Ends, Even Keel',
  entity: 'sync-folder',
  screens: `
    browse | Folders | folder
    browse | Devices | phone | paired-device
    history | Changes | clock
    detail | Folder
    form | Add folder
    settings | Settings | settings`,
})
