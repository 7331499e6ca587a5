import { defineArchetype } from '../archetype.ts'

export const terminal = defineArchetype({
  id: 'terminal',
  words:
    'ssh client 24, ssh 20, sftp client 18, terminal emulator 26, terminal 12, command line 12, shell 8, mosh 12, telnet 14, tmux 12, linux environment 16, busybox 14, remote shell 18, serial console 16',
  examples: `
    Log in to my Linux box from the tablet and type commands, hosts and keys saved
    Terminal emulator with Linux packages, tabs and extra keys
    SSH and mosh client with key authentication, port forwarding and snippets
    A shell in my pocket: bash, git and python without root
    Reach the servers of my office by SSH when something breaks at night
    Command line for the phone with sessions side by side and a bigger keyboard row
    Raspberry Pi at home: connect, restart services, read the log
    Telnet and serial console for network engineers
    Saved hosts with user name, port and key, one tap and I am on the machine
    Run commands on several machines at once and see what each answers
    Hacker's console with colours, fonts and tmux
    A tiny client for my VPS that remembers keys and fingerprints`,
  presets: 'dark-pro',
  icon: 'code',
  names: 'Prompt, Far Shell, Long Tab',
  entity: 'ssh-host',
  screens: `
    browse | Hosts | globe
    terminal | Session | code
    browse | Keys | key | ssh-key
    detail | Host
    form | New host
    history | Log | clock
    settings | Settings | settings`,
})
