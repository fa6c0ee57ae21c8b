import type { DeviceTable } from '../device/device-table'

/** A device's table in memory, for tests. */
export function memoryTable<Row>(rows = new Map<string, Row>()): DeviceTable<Row> {
  return {
    all: async (userId) => [...rows].filter(([key]) => key.startsWith(`${userId}:`)).map(([, row]) => row),
    find: async (key) => rows.get(key),
    put: async (key, row) => void rows.set(key, row),
    change: async (key, next) => {
      const row = next(rows.get(key))
      if (row === undefined) rows.delete(key)
      else rows.set(key, row)
    },
    remove: async (key) => void rows.delete(key),
    clear: async (userId) =>
      [...rows.keys()].filter((key) => key.startsWith(`${userId}:`)).forEach((key) => rows.delete(key)),
    clearOthers: async () => {},
  }
}
