import { useState } from 'react'

/**
 * A choice that is kept in the address, and is on screen in the moment it is made: the address follows a render later, and until then
 * a radio button would jump back.
 * @param inAddress the choice as the address says
 * @param write puts another into the address
 */
export function usePressed<Value extends string | number>(
  inAddress: Value,
  write: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value; before: Value }>()
  const isOnItsWay = pressed !== undefined && pressed.before === inAddress
  return [
    isOnItsWay ? pressed.value : inAddress,
    (value) => {
      setPressed({ value, before: inAddress })
      write(value)
    },
  ]
}
