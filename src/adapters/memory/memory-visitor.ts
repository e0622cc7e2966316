import type { VisitorMemory } from '../../application/ports/visitor-memory';

/** A visitor's browser that keeps nothing on disk. */
export class MemoryVisitor implements VisitorMemory {
  constructor(private remembered: string | null = null) {}

  cartId(): string | null {
    return this.remembered;
  }

  rememberCart(cartId: string): void {
    this.remembered = cartId;
  }

  forgetCart(): void {
    this.remembered = null;
  }
}
