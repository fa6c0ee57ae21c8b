import { deviceStorage } from '@/shared/device/storage'
import { readJson } from '@/shared/lib/json'

const keyOf = (userId: string) => `asked-zones-${userId}`

function readZones(userId: string): string[] {
  const zones = readJson(deviceStorage.read(keyOf(userId)) ?? '[]')
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : []
}

/** Zones of this device about which a user has already answered, by IANA name: nobody is asked twice. */
export const askedZones = {
  has: (userId: string, zone: string): boolean => readZones(userId).includes(zone),
  add: (userId: string, zone: string): void =>
    void deviceStorage.write(keyOf(userId), JSON.stringify([...new Set([...readZones(userId), zone])])),
}
