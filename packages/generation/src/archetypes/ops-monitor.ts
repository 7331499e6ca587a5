import { defineArchetype } from '../archetype.ts'

export const opsMonitor = defineArchetype({
  id: 'ops-monitor',
  words:
    'server monitor 22, cron jobs 20, cron job 20, server monitoring 22, monitor servers 22, monitor my servers 24, website monitoring 22, uptime monitor 24, uptime monitoring 24, website uptime 22, uptime 12, status page 16, ci builds 20, build status 20, pipelines and builds 16, deployments 12, docker containers 22, containers 8, kubernetes 22, on-call 12, on call engineers 20, pagers 10, devops 16, exit code 12, servers 6, build failed 12, logs of my servers 18, response time 6, server monitor 28, linux server 24, server status 22, vps 18, server stats 24',
  examples: `
    Server monitor on the phone: processor, memory, disk and services of each machine, restart what failed
    Uptime monitor: ring me at night when my website is down, and tell me why
    Cron jobs: did the nightly backup finish, how long did it take, what did it print
    All servers with load, disk, memory and last restart, red on top
    Certificates about to expire, domain, days left
    Expiry of my domain names and certificates, with notifications in time
    Manage a Raspberry Pi or home server from the phone: load, temperature, services, reboot
    Ping our API every minute from three regions, chart latency, alert on 500s
    On-call: who carries the phone this week, acknowledge, escalate, postmortem
    Last release: who shipped it, which branch, green or broken, undo the deployment
    Kubernetes pods and docker containers crashing, restart counts, tail the output, restart from my sofa
    Status page telling customers which services work and what is being fixed
    Database replication lag, queue length, error rate, thresholds per environment
    Raspberry in the attic, router and website: are they still alive, since when
    Freelance admin with thirty client sites wants checks, outage history and monthly availability report`,
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Green Lights, Pager Quiet, Exit Zero',
  entity: 'service-check',
  home: 'ledger',
  screens: `
    home | Status | home
    browse | Checks | list
    stats | Uptime | chart
    notifications | Alerts | bell
    history? | Log | clock
    detail | Check
    form | Add check
    settings? | Settings | settings`,
})
