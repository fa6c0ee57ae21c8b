import { productName } from '../config/product'
import { IconLeaf } from './icons'
import classes from './Wordmark.module.css'

/** The product's name with its leaf. */
export function Wordmark() {
  return (
    <span className={classes.word}>
      <IconLeaf aria-hidden />
      <b translate="no">{productName}</b>
    </span>
  )
}
