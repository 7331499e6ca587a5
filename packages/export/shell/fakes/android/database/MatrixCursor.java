package android.database;

public class MatrixCursor implements Cursor {
    public int rows;
    public MatrixCursor(String[] columns) {}
    public void addRow(Object[] values) { rows++; }
}
